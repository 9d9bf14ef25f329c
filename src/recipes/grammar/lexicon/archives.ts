// Archives, by name: packing, unpacking, what is in one, and one member of it. Each row for both kinds.

import { extensionsOf } from './kinds.ts';
import { calledLike, type SayingRow, type Slots, sayings } from './saying-row.ts';

const TAR = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/;
const ZIP = /\.(zip|jar|epub|docx|xlsx)$/;

/** Whether each value of the slot has that form, and there is one. */
export const are =
  (name: string, form: RegExp) =>
  (slots: Slots): boolean =>
    (slots[name] ?? []).length > 0 && (slots[name] ?? []).every((one) => form.test(one));

const ARCHIVE =
  '(archive|(zip|tar|compressed|compressed tar|gzipped tar|gzip compressed tar|gzip|bzip2 compressed|zip compressed) (archive|file)|zip|tar|tarball|compressed tarball|tar.gz|tar.gz file|file)';
const MAKE = '(create|make|creates|build|generate|produce|pack|bundle|put together|zip|tar|archive|compress)';
const PACK =
  '(archive|tar|zip|compress|pack|bundle|put|tar up|backup|archive and compress|compress and archive|tar and compress|tar and gzip|save|create|make)';
const UNPACK =
  '((extract|unpack|untar|unzip|decompress|uncompress|expand|unarchive) (and (extract|unpack|untar|unarchive|decompress))?)';
const TAKE = '(extract|unpack|get|take|pull|unzip|fetch|grab|copy|restore|pick)';
const SHOW = '(show|print|display|read|cat|view|see|output|look at|give me|let me see|open)';
const ALL =
  '(content of|content from|all file from|file from|everything from|everything in|entry in|file in|everything under)';
const INSIDE = '(from|in|inside|within|from inside|out of|of|that is in|contained in|stored in)';
const HERE = '((into|to|in)? (here|current folder))';
const UNPACKED =
  '(<without> (extracting|unpacking|decompressing|unzipping) (it|archive|file|anything|first)?)';
const LEAVING =
  '(but|and|,)? (leave out|leaving out|<without>|skip|skipping|excluding|except|exclude|omit|omitting|not|leave|minus|ignoring|not including|do not include)';
const OUT = '(its|any|their)? (folder|subfolder|file|content of)? {out:names} (folder|subfolder|part|file)?';
const OK =
  '(corrupted|corrupt|ok|okay|fine|intact|valid|broken|damaged|good|healthy|sound|complete|readable|usable)';

const ONE_OF = `${TAKE} (only|just|out)? (file)? {member:target} (alone|only)? (out of|from|in) ${ARCHIVE}? {path:thing} (archive)?`;
const INTO = '(and put it)? (to|into|in|inside) (folder)? {to:target} (folder)?';

/** How each kind is handled. */
const ZIPS = {
  form: ZIP,
  /** What is said and made where the archive is not named. */
  verb: 'zip',
  noun: '(zip|zip file|zip archive)',
  ending: '.zip',
  pack: 'zip -r',
  names: 'unzip -Z1',
  details: 'unzip -l',
  packWithout: 'zip -r {to/} {from/} -x {within}',
  takeInto: 'unzip {path/} {member} -d {to/}',
  take: 'unzip {path/} {member}',
  print: 'unzip -p {path/} {member}',
  unpackInto: 'unzip{options#} {path/} -d {to/}',
  unpack: 'unzip{options#} {path/}',
  options: { force: '-o' },
  examples: {
    without: ['zip docs but leave out readme.txt', 'zip -r docs.zip docs -x docs/readme.txt'],
    into: ['unzip photos.zip into backup and overwrite existing files', 'unzip -o photos.zip -d backup'],
    here: ['unzip photos.zip here, overwriting existing files', 'unzip -o photos.zip'],
  },
} as const;
const TARS = {
  form: TAR,
  verb: '(tar|archive|compress|pack|bundle)',
  noun: '(archive|tar|tarball|tgz|compressed archive|gzipped tar|tar archive|backup|{called:filename})',
  ending: '.tar.gz',
  pack: 'tar -caf',
  names: 'tar -tf',
  details: 'tar -tvf',
  packWithout: 'tar --exclude={out} -caf {to/} {from/}',
  // In whichever folder of the archive it is.
  takeInto: {
    gnu: 'mkdir -p {to/} && tar -xf {path/} -C {to/} --no-anchored {member}',
    bsd: 'mkdir -p {to/} && tar -xf {path/} -C {to/} {member}',
  },
  take: { gnu: 'tar -xf {path/} --no-anchored {member}', bsd: 'tar -xf {path/} {member}' },
  print: { gnu: 'tar -xOf {path/} --no-anchored {member}', bsd: 'tar -xOf {path/} {member}' },
  // tar makes no folder.
  unpackInto: 'mkdir -p {to/} && tar{options#} -xf {path/} -C {to/}',
  unpack: 'tar{options#} -xf {path/}',
  options: { verbose: '-v' },
  examples: {
    without: ['tar src without .git', 'tar --exclude=.git -caf src.tar.gz src'],
    into: [
      'extract photos.tar.gz to backup verbosely',
      'mkdir -p backup && tar -v -xf photos.tar.gz -C backup',
    ],
    here: ['extract photos.tar.gz verbosely', 'tar -v -xf photos.tar.gz'],
  },
} as const;
const KINDS = [ZIPS, TARS];

const TESTED: readonly (readonly [form: RegExp, command: string])[] = [
  [ZIP, 'unzip -t {path/}'],
  [/\.(gz|tgz)$/, 'gzip -t {path/}'],
  [/\.(bz2|tbz2?)$/, 'bzip2 -t {path/}'],
  [/\.(xz|txz)$/, 'xz -t {path/}'],
  [/\.tar$/, 'tar -tf {path/} > /dev/null'],
];

/** The kind of archive that slot `name` names; undefined for other files. */
const kindOf = (name: string, slots: Slots) => KINDS.find(({ form }) => are(name, form)(slots));

/** Its words, for a command. */
function byKind(name: string): (slots: Slots) => Slots | undefined {
  return (slots) => {
    const kind = kindOf(name, slots);
    return kind && { ...slots, pack: [kind.pack], names: [kind.names], details: [kind.details] };
  };
}

/** What is left out, in the words of each kind of archive. */
function leaving({ out = [], ...slots }: Slots): Slots {
  const names = out.map((one) => {
    const bare = one.replace(/^\./, '');
    return extensionsOf(bare)?.[0] === `*.${bare}` ? `*.${bare}` : one.replace(/\/$/, '');
  });
  return {
    ...slots,
    out: names,
    within: names.map((one) => (/[*?]|\.\w+$/.test(one) && !one.startsWith('.') ? one : `*/${one}/*`)),
  };
}

export const ARCHIVES: readonly SayingRow[] = [
  ...sayings`
${(slots) => kindOf('to', slots)?.packWithout}
  is: changes
  derive: ${leaving}
  ${MAKE} (new)? ${ARCHIVE}? (named|called)? {to:target} (of|from|with|containing|out of) (content of)? (folder)? {from:path} (folder)? ${LEAVING} ${OUT} (out|away|aside)?
  ${PACK} (up)? (content of)? (folder)? {from:path} (folder)? (to|into|in|as) ${ARCHIVE}? (named|called)? {to:target} ${LEAVING} ${OUT} (out|away|aside)?
  ${PACK} (content of)? (folder)? {from:path} (folder)? ${LEAVING} ${OUT} (to|into|in|as) ${ARCHIVE}? {to:target}
  ${MAKE} (new)? ${ARCHIVE} (of|from) (folder)? {from:path} (folder)? (named|called|as) {to:target} ${LEAVING} ${OUT} (out|away|aside)?
  ? zip docs without the build folder into docs.zip => zip -r docs.zip docs -x '*/build/*'
`,
  ...KINDS.map(
    ({ verb, noun, ending, packWithout, examples }): SayingRow => ({
      patterns: [
        `${verb} (up)? (content of)? (folder)? {from:path} (folder)? ${LEAVING} ${OUT} (out|away|aside)?`,
        `${MAKE} (new)? ${noun} (of|from|with|containing|out of) (folder)? {from:path} (folder)? ${LEAVING} ${OUT} (out|away|aside)?`,
      ],
      command: packWithout,
      changes: true,
      kinds: { from: 'folder' },
      fits: ({ called = [] }) => called.every((one) => `.${one}` === ending),
      derive: (slots) => leaving({ ...slots, to: [`${calledLike(ending)(slots)['name']?.[0]}`] }),
      examples: [examples.without],
    }),
  ),
  ...KINDS.flatMap(({ form, unpackInto, unpack, options, examples }): readonly SayingRow[] => [
    {
      patterns: [
        `${UNPACK} ${ALL}? ${ARCHIVE}? {path:target} (archive)? (in|into|to) (folder)? {to:target} (folder)?`,
      ],
      command: unpackInto,
      changes: true,
      fits: are('path', form),
      options,
      examples: [examples.into],
    },
    {
      patterns: [`${UNPACK} ${ALL}? ${ARCHIVE}? {path:target} (archive)? ${HERE}?`],
      command: unpack,
      changes: true,
      fits: are('path', form),
      options,
      examples: [examples.here],
    },
  ]),
  ...sayings`
${(slots) => kindOf('path', slots)?.takeInto}
  is: changes
  ${ONE_OF} ${INTO}
  ? extract a.txt from photos.zip into docs => unzip photos.zip a.txt -d docs
${(slots) => kindOf('path', slots)?.take}
  is: changes
  ${ONE_OF} ${HERE}?
  ? get a.txt out of photos.tar.gz => tar -xf photos.tar.gz --no-anchored a.txt
${(slots) => kindOf('path', slots)?.print}
  ${SHOW} (content of)? (file)? {member:filename} (alone|only)? ${INSIDE} ${ARCHIVE}? {path:thing} ${ARCHIVE}? ${UNPACKED}?
  (what does|what is in) {member:filename} ${INSIDE} ${ARCHIVE}? {path:thing} (say|contain)?
  ? show a.txt from photos.zip => unzip -p photos.zip a.txt
{pack#} {to/} {from*}
  is: changes
  derive: ${byKind('to')}
  ${MAKE} (a|new)? (compressed)? ${ARCHIVE}? (named|called)? {to:target} (of|from|with|containing|out of|for|and add) ${ALL}? (file|folder)? {from:paths} (folder)? (to it)?
  ${PACK} (up)? ${ALL}? (folder|file|folder structure under)? {from:paths} (folder|tree)? (to|into|in|as) (a)? (compressed)? ${ARCHIVE}? (named|called)? {to:target}
  ${MAKE} (new)? ${ARCHIVE} (of|from|with|containing|out of) (content of)? (folder)? {from:paths} (folder)? (named|called|as|in|and call it|and name it) {to:target}
  ? put notes.txt and old.txt into texts.zip => zip -r texts.zip notes.txt old.txt
  ? pack docs into docs.tar.xz => tar -caf docs.tar.xz docs
{names#} {path/}
  derive: ${byKind('path')}
  <show>? (list of)? (content|file|members|entry|filename|names of file|table of contents|file listing) ${INSIDE} ${ARCHIVE}? {path:target} (archive)? ${UNPACKED}?
  (what is|what is inside|list|show) (in|inside)? ${ARCHIVE}? {path:thing}
  ? table of contents of photos.zip => unzip -Z1 photos.zip
{names#} {path/} | grep -F {member}
  derive: ${byKind('path')}
  (does|do) ${ARCHIVE}? {path:thing} (contain|have|hold|include) (file)? {member:filename}
  is (there)? (file)? {member:filename} (in|inside|part of|contained in) ${ARCHIVE}? {path:thing}
  ? does photos.zip contain a.txt => unzip -Z1 photos.zip | grep -F a.txt
{names#} {path/} | grep -vc '/$'
  # Folders have lines of their own.
  derive: ${byKind('path')}
  (how many|count of|count) (file|entry) (are|is)? (there)? (in|inside|does)? ${ARCHIVE}? {path:thing} (contain|have|hold)?
  ? how many files are in photos.zip => unzip -Z1 photos.zip | grep -vc '/$'
{details#} {path/}
  is: lines
  derive: ${byKind('path')}
  (show|list|print|what)? (file|content|entry|member) (are)? (in|inside|of) ${ARCHIVE}? {path:thing} (with|and) (their|its)? (size|detail|size and date)
  (show|list|print) (content of)? ${ARCHIVE}? {path:thing} (with|in) (size|detail)
  <show>? (size and name|name and size|size) of (what|everything|file|entry|each file|content) (in|inside|of|that)? {path:thing} (hold|holds|contain|contains|has|have)?
  (what|which file) (do|does)? {path:thing} (hold|holds|contain|contains) (and how (big|large) (is it|are they))?
  ? list the files in photos.zip with their sizes => unzip -l photos.zip
tar -rf {to/} {from*}
  is: changes
  fits: ${are('to', /\.tar$/)}
  (add|append) (file)? {from:paths} to (existing)? ${ARCHIVE}? {to:thing} (archive)?
  update ${ARCHIVE}? {to:thing} with (file)? {from:paths}
  ? add notes.txt to photos.tar => tar -rf photos.tar notes.txt
tar --delete -f {path/} {member}
  bsd:
  is: changes
  fits: ${are('path', /\.tar$/)}
  (delete|remove|drop|take) (file)? {member:path} (from|out of) ${ARCHIVE}? {path:thing} (archive)?
  (delete|remove|drop|take) (file)? {member:filename} (from|out of) ${ARCHIVE}? {path:thing} (archive)?
  ? delete a.txt from the archive photos.tar => tar --delete -f photos.tar a.txt
${(slots) => TESTED.find(([form]) => are('path', form)(slots))?.[1]}
  (check|test|verify|see|make sure|find out) (that|if|whether)? ${ARCHIVE}? {path:thing} (archive)? (is|are) (not|still)? ${OK}
  (check|test|verify) (integrity of)? ${ARCHIVE}? {path:thing} (archive)? (for (error|corruption|damage))?
  (is|are) ${ARCHIVE}? {path:thing} (archive)? (still|not)? ${OK} (test it|check it|check)?
  ? is photos.zip corrupted => unzip -t photos.zip
unzip -l {path/} | awk 'END { print $1 }'
  fits: ${are('path', ZIP)}
  (show|what is|print)? (uncompressed|original|unpacked|decompressed|extracted|total uncompressed) size of ((everything|file|content) in)? {path:thing}
  ? uncompressed size of photos.zip => unzip -l photos.zip | awk 'END { print $1 }'
unzip -Z -l {path/} | awk '/^-/' | sort -k 4,4n | tail -n 1
  fits: ${are('path', ZIP)}
  (show|what is|print|list)? (biggest|largest) (file|member|entry) (in|inside|of) ${ARCHIVE}? {path:thing}
  ? largest file in photos.zip => unzip -Z -l photos.zip | awk '/^-/' | sort -k 4,4n | tail -n 1
`,
];
