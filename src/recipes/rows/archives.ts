// Packing and unpacking.

import { counting } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';

export const ARCHIVES: readonly Recipe[] = [
  {
    id: 'list-tar',
    effect: 'reads',
    phrases: [
      '(contents|content|list|inside|files|file|what is inside|what is in) [of|in|inside] [tar] [archive] {tarball:file} [without] [extracting|unpacking|opening] [it]',
      '{tarball:file} (contents|content)',
      '(look|peek) inside {tarball:file}',
      'in {tarball:file}',
    ],
    why: 'List what is in the archive',
    command: 'tar -tf {file}',
    answer: counting('entry', 'entries'),
    examples: { 'list the contents of photos.tar.gz': 'tar -tf photos.tar.gz' },
  },
  {
    id: 'list-zip',
    effect: 'reads',
    phrases: [
      '(contents|content|list|inside|files|file|what is inside|what is in) [of|in|inside] [zip] [archive] {zip:file} [without] [extracting|unpacking|unzipping|opening] [it]',
      '{zip:file} (contents|content)',
      '(look|peek) inside {zip:file}',
      'in {zip:file}',
    ],
    why: 'List what is in the archive',
    command: 'unzip -l {file}',
    examples: { 'what is inside photos.zip': 'unzip -l photos.zip' },
  },
  {
    id: 'extract-tar',
    effect: 'changes',
    phrases: [
      '(extract|unpack|untar|uncompress|decompress|unarchive|open|unzip) [archive|file|contents of|all files from|files from] {tarball:file} [here|in this folder|in this directory|into this folder]',
    ],
    why: 'Unpack the archive here',
    command: 'tar -xf {file}',
    examples: { 'extract photos.tar.gz': 'tar -xf photos.tar.gz' },
  },
  {
    id: 'extract-tar-to',
    effect: 'changes',
    phrases: [
      '(extract|unpack|untar|uncompress|decompress|unarchive) [archive|file|contents of] {tarball:file} (to|into|in) [new] {folder}',
      '(extract|unpack|untar|uncompress|decompress|unarchive) [archive|file|contents of] {tarball:file} (to|into|in) [new] (folder|directory) [called|named] {name:folder}',
    ],
    why: 'Create that folder if needed, and unpack the archive into it',
    mayBeAbsent: ['folder'],
    command: 'mkdir -p {folder} && tar -xf {file} -C {folder}',
    examples: {
      'extract photos.tar.gz into the backup folder': 'mkdir -p backup && tar -xf photos.tar.gz -C backup',
      'extract photos.tar.gz into a new folder called out': 'mkdir -p out && tar -xf photos.tar.gz -C out',
    },
  },
  {
    id: 'extract-zip',
    effect: 'changes',
    phrases: [
      '(extract|unpack|unzip|uncompress|decompress|unarchive|open) [archive|file|contents of|all files from|files from] {zip:file} [here|in this folder|in this directory|into this folder]',
    ],
    why: 'Unpack the archive here',
    command: 'unzip {file}',
    examples: { 'unzip photos.zip': 'unzip photos.zip' },
  },
  {
    id: 'extract-zip-to',
    effect: 'changes',
    phrases: [
      '(extract|unpack|unzip|uncompress|decompress) [archive|file|contents of] {zip:file} (to|into|in) [new] {folder}',
      '(extract|unpack|unzip|uncompress|decompress) [archive|file|contents of] {zip:file} (to|into|in) [new] (folder|directory) [called|named] {name:folder}',
    ],
    why: 'Unpack the archive into that folder',
    mayBeAbsent: ['folder'],
    command: 'unzip {file} -d {folder}',
    examples: {
      'unzip photos.zip into the backup folder': 'unzip photos.zip -d backup',
    },
  },
  {
    id: 'gunzip',
    effect: 'changes',
    phrases: ['(extract|unpack|unzip|uncompress|decompress|gunzip|ungzip) {gzip:file}'],
    why: 'Unpack it and keep the archive',
    command: 'gunzip -k {file}',
    examples: { 'decompress notes.txt.gz': 'gunzip -k notes.txt.gz' },
  },
  {
    id: 'create-tar-named',
    effect: 'changes',
    phrases: [
      '<archive> {target:source} (into|to|as|in) [archive|file] {tarball:file}',
      '<create> [compressed] [archive|tarball|tar file|tar] [called|named] {tarball:file} (from|of|with|containing|out of) {target:source}',
    ],
    why: 'Pack it into that archive',
    mayBeAbsent: ['file'],
    command: 'tar -czf {file} {source}',
    examples: { 'compress the src folder into src.tar.gz': 'tar -czf src.tar.gz src' },
  },
  {
    id: 'create-tar',
    effect: 'changes',
    phrases: [
      '(compress|archive|tar|gzip|pack|tarball) [up] {ownFolder:folder}',
      '(compress|archive|tar|gzip|pack) [up] {name:folder}',
      '(compress|archive|tar|pack|tarball|make|create) {ownFolder:folder} (as|into|to) (tarball|tar.gz|tar|tar file|archive|tar archive)',
      '<create> (tarball|tar.gz|tar|tar file|archive|tar archive|compressed archive) (of|from|with|out of) ({ownFolder:folder}|{name:folder})',
    ],
    why: 'Pack the folder into an archive with its name',
    command: 'tar -czf {bareFolder}.tar.gz {folder}',
    examples: { 'compress the src folder': 'tar -czf src.tar.gz src' },
  },
  {
    id: 'create-zip-named',
    effect: 'changes',
    phrases: [
      '<archive> [up] {target:source} (into|to|as|in) [archive|file] {zip:file}',
      '<create> [zip] [archive|file] [called|named] {zip:file} (from|of|with|containing|out of) {target:source}',
    ],
    why: 'Pack it into that zip file',
    mayBeAbsent: ['file'],
    command: 'zip -r {file} {source}',
    examples: { 'zip the docs folder into docs.zip': 'zip -r docs.zip docs' },
  },
  {
    id: 'create-zip',
    effect: 'changes',
    phrases: [
      'zip [up] [whole|entire] ({ownFolder:folder}|{name:folder})',
      '(compress|archive|pack|make|create) {ownFolder:folder} (as|into|to) (zip|zip file|zip archive)',
      '<create> (zip|zip file|zip archive) (of|from|with|out of) ({ownFolder:folder}|{name:folder})',
    ],
    why: 'Pack the folder into a zip file with its name',
    command: 'zip -r {bareFolder}.zip {folder}',
    examples: {
      'zip up the docs folder': 'zip -r docs.zip docs',
      'zip my documents folder': 'zip -r Documents.zip ~/Documents',
    },
  },
  {
    id: 'gzip-file',
    effect: 'changes',
    phrases: ['(compress|gzip) {file}', '(compress|gzip) {file} with gzip'],
    why: 'Pack the file and keep the original',
    onlyFiles: true,
    command: 'gzip -k {file}',
    examples: { 'compress notes.txt': 'gzip -k notes.txt' },
  },
];
