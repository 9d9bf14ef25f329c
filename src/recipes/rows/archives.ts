// Packing and unpacking.

import { counting } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

export const ARCHIVES: readonly Recipe[] = recipes`
list-tar: tar -tf {file}
  why: List what is in the archive
  (contents|content|list|inside|files|file|what is inside|what is in) [of|in|inside] [tar] [archive] {tarball:file} [without] [extracting|unpacking|opening] [it]
  {tarball:file} (contents|content)
  (look|peek) inside {tarball:file}
  in {tarball:file}
  answer: ${counting('entry', 'entries')}
  ? list the contents of photos.tar.gz => tar -tf photos.tar.gz
list-zip: unzip -l {file}
  why: List what is in the archive
  (contents|content|list|inside|files|file|what is inside|what is in) [of|in|inside] [zip] [archive] {zip:file} [without] [extracting|unpacking|unzipping|opening] [it]
  {zip:file} (contents|content)
  (look|peek) inside {zip:file}
  in {zip:file}
  ? what is inside photos.zip => unzip -l photos.zip
extract-tar: tar -xf {file}
  why: Unpack the archive here
  is: changes
  (extract|unpack|untar|uncompress|decompress|unarchive|open|unzip) [archive|file|contents of|all files from|files from] {tarball:file} [here|in this folder|in this directory|into this folder]
  ? extract photos.tar.gz => tar -xf photos.tar.gz
extract-tar-to: mkdir -p {folder} && tar -xf {file} -C {folder}
  why: Create that folder if needed, and unpack the archive into it
  is: changes
  mayBeAbsent: folder
  (extract|unpack|untar|uncompress|decompress|unarchive) [archive|file|contents of] {tarball:file} (to|into|in) [new] {folder}
  (extract|unpack|untar|uncompress|decompress|unarchive) [archive|file|contents of] {tarball:file} (to|into|in) [new] (folder|directory) [called|named] {name:folder}
  ? extract photos.tar.gz into the backup folder => mkdir -p backup && tar -xf photos.tar.gz -C backup
  ? extract photos.tar.gz into a new folder called out => mkdir -p out && tar -xf photos.tar.gz -C out
extract-zip: unzip {file}
  why: Unpack the archive here
  is: changes
  (extract|unpack|unzip|uncompress|decompress|unarchive|open) [archive|file|contents of|all files from|files from] {zip:file} [here|in this folder|in this directory|into this folder]
  ? unzip photos.zip => unzip photos.zip
extract-zip-to: unzip {file} -d {folder}
  why: Unpack the archive into that folder
  is: changes
  mayBeAbsent: folder
  (extract|unpack|unzip|uncompress|decompress) [archive|file|contents of] {zip:file} (to|into|in) [new] {folder}
  (extract|unpack|unzip|uncompress|decompress) [archive|file|contents of] {zip:file} (to|into|in) [new] (folder|directory) [called|named] {name:folder}
  ? unzip photos.zip into the backup folder => unzip photos.zip -d backup
gunzip: gunzip -k {file}
  why: Unpack it and keep the archive
  is: changes
  (extract|unpack|unzip|uncompress|decompress|gunzip|ungzip) {gzip:file}
  ? decompress notes.txt.gz => gunzip -k notes.txt.gz
create-tar-named: tar -czf {file} {source}
  why: Pack it into that archive
  is: changes
  mayBeAbsent: file
  <archive> {target:source} (into|to|as|in) [archive|file] {tgz:file}
  <create> [compressed] [archive|tarball|tar file|tar] [called|named] {tgz:file} (from|of|with|containing|out of) {target:source}
  ? compress the src folder into src.tar.gz => tar -czf src.tar.gz src
create-tar: tar -czf {bareFolder}.tar.gz {folder}
  why: Pack the folder into an archive with its name
  is: changes
  (compress|archive|tar|gzip|pack|tarball) [up] {ownFolder:folder}
  (compress|archive|tar|gzip|pack) [up] {name:folder}
  (compress|archive|tar|pack|tarball|make|create) {ownFolder:folder} (as|into|to) (tarball|tar.gz|tar|tar file|archive|tar archive)
  <create> (tarball|tar.gz|tar|tar file|archive|tar archive|compressed archive) (of|from|with|out of) ({ownFolder:folder}|{name:folder})
  ? compress the src folder => tar -czf src.tar.gz src
create-zip-named: zip -r {file} {source}
  why: Pack it into that zip file
  is: changes
  mayBeAbsent: file
  <archive> [up] {target:source} (into|to|as|in) [archive|file] {zip:file}
  <create> [zip] [archive|file] [called|named] {zip:file} (from|of|with|containing|out of) {target:source}
  ? zip the docs folder into docs.zip => zip -r docs.zip docs
create-zip: zip -r {bareFolder}.zip {folder}
  why: Pack the folder into a zip file with its name
  is: changes
  zip [up] [whole|entire] ({ownFolder:folder}|{name:folder})
  (compress|archive|pack|make|create) {ownFolder:folder} (as|into|to) (zip|zip file|zip archive)
  <create> (zip|zip file|zip archive) (of|from|with|out of) ({ownFolder:folder}|{name:folder})
  ? zip up the docs folder => zip -r docs.zip docs
  ? zip my documents folder => zip -r Documents.zip ~/Documents
gzip-file: gzip -k {file}
  why: Pack the file and keep the original
  is: changes, onlyFiles
  (compress|gzip) {file}
  (compress|gzip) {file} with gzip
  ? compress notes.txt => gzip -k notes.txt
`;
