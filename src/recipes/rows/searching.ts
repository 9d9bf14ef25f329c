// Looking for text in files.

import { counting, listed, orElse, saying } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

const SEARCH =
  '(find|search|search for|look for|grep|grep for|locate|occurrences of|occurrence of|matches for|every occurrence of|lines matching|mentions of|references to|where is)';

export const SEARCHING: readonly Recipe[] = recipes`
search-in-file: grep -nF{i} -e {text} {file}
  why: Show the lines with that text, numbered
  emptyStatus: 1
  ${SEARCH} {text} {file}
  [<find>] (line|lines) (with|contain|contains|containing|that contain|that contains|mention|mentions|that mention|that have|having|match|matching|which contain|mentioning|that match) {text} {file}
  [<find>] {text} line {file}
  (does|do) {file} (contain|mention|include|have) {text}
  (line number|line numbers|which line|what line|which lines|what lines) [of|is|are|has|have|with] {text} {file}
  answer: ${counting('line', 'lines')}
  ? search for ERROR in logs/error.log => grep -nF -e ERROR logs/error.log
  ? line number of ERROR in app.log => grep -nF -e ERROR app.log
  ? show lines containing "disk full" in app.log => grep -nFi -e 'disk full' app.log
search-in-folder: grep -rnIF{i} --exclude-dir=.git{includes} -e {text} {place}
  why: Show every line with that text
  is: general
  emptyStatus: 1
  ${SEARCH} {text} [file] [{kind}] [recursively|everywhere] {place}
  ${SEARCH} {text} (in|inside|across|within|through) file [{place}] [recursively]
  ${SEARCH} {text} {kind} [{place}] [recursively]
  ${SEARCH} {text} (recursively|everywhere) [{place}]
  (search for|grep|grep for|look for|scan for) {text} [{place}]
  ((search|grep|scan|search in|search through) {folder:place} for {text})
  (search|grep|scan|look in|search through) file [for] {text} [{place}]
  (search|grep|scan|look in|search through) {kind} [for] {text} [{place}]
  (line|lines) (with|containing|that contain|mentioning|matching) {text} [{kind}] [{place}]
  where (is|do i use|did i use|is used|is mentioned|mentions) [function|method|class|variable|constant] {text} [mentioned|used|defined|called] {place}
  (where|[every] place|places) [where] (is {text} (mentioned|used|defined|called)|[do] [i|we] (use|call|mention) [function|method|class|variable|constant] {text}) [{place}]
  answer: ${counting('line', 'lines')}
  ? where do I use the function parse_date => grep -rnIFi --exclude-dir=.git -e parse_date .
  ? search for TODO in src => grep -rnIF --exclude-dir=.git -e TODO src
  ? find all TODO comments in the code => grep -rnIF --exclude-dir=.git -e TODO .
  ? search for fetchUser => grep -rnIF --exclude-dir=.git -e fetchUser .
  ? where do we call fetchUser => grep -rnIF --exclude-dir=.git -e fetchUser .
  ? find all FIXMEs in the code => grep -rnIF --exclude-dir=.git -e FIXME .
  ? find "hello world" in python files => grep -rnIFi --exclude-dir=.git --include='*.py' -e 'hello world' .
files-containing: grep -rlIF{i} --exclude-dir=.git{includes} -e {text} {place}
  why: List the files that contain that text
  is: general
  emptyStatus: 1
  (file|files) (containing|that contain|that contains|contain|contains|which contain|that mention|mentioning|that include|with text|with the word|with word|with the text|that have|matching|that use|that import|having|include|mention) {text} [{place}] [<find>]
  (file|document|{kind}) (is|are|do|does) [i] {text} (mentioned|named|used|mention|occur|appear|stand) [{place}]
  {kind} (containing|that contain|that contains|contain|contains|which contain|that mention|mentioning|that include|with text|with the word|with the text|that use|that import|include|mention|use|using|import|importing) {text} [{place}] [<find>]
  (file|files) [<find>] (containing|with|that contain) {text} (in them|inside|somewhere|anywhere) [{place}]
  answer: ${counting('file', 'files')}
  ? which files contain TODO => grep -rlIF --exclude-dir=.git -e TODO .
  ? python files that contain "import os" => grep -rlIFi --exclude-dir=.git --include='*.py' -e 'import os' .
count-files-containing: grep -rlIF{i} --exclude-dir=.git{includes} -e {text} {place} | wc -l
  why: Count the files that contain that text
  <count> (file|{kind}) (contain|containing|that contain|mention|mentioning|that mention|use|include) {text} [{place}]
  ? how many python files contain TODO => grep -rlIF --exclude-dir=.git --include='*.py' -e TODO . | wc -l
count-matches: grep -oF{i} -e {text} {file} | wc -l
  why: Count how often the text occurs
  (how many times|how often|number of times) (does|is) {text} (appear|appears|occur|occurs|show up|mentioned|found) {file}
  count (occurrences of|how many times|how often|number of times|occurrence of) {text} [appears|occurs|is mentioned] {file}
  (how many|number of) (occurrences of|times) {text} [appears|occurs|are there] {file}
  ? how many times does bob appear in names.txt => grep -oFi -e bob names.txt | wc -l
count-matching-lines: grep -cF{i} -e {text} {file}
  why: Count the lines with that text
  emptyStatus: 1
  <count> (line|lines) {file} (contain|contains|containing|with|have|mention|match|matching|that contain) {text}
  <count> {text} (line|lines|messages|entries) {file}
  ? how many lines contain ERROR in app.log => grep -cF -e ERROR app.log
count-errors: grep -ciF -e error {file}
  why: Count the lines that mention errors
  emptyStatus: 1
  <count> (=errors|error messages) [occurred|are there] {file}
  answer: ${saying('_ lines mention errors.')}
  ? how many errors are in app.log => grep -ciF -e error app.log
warnings-in-file: grep -niF -e warn {file}
  why: Show the lines that mention warnings
  emptyStatus: 1
  (warnings|warning messages) {file}
  answer: ${counting('line', 'lines')}
  ? show warnings in app.log => grep -niF -e warn app.log
last-errors: grep -niF -e error {file} | tail -n {count=10}
  why: Show the last lines that mention errors
  (last|latest|most recent|newest) [{count}] (=errors|error messages|error lines) {file}
  answer: ${orElse('No lines mention errors.')}
  ? show the last 3 errors in app.log => grep -niF -e error app.log | tail -n 3
last-error: grep -niF -e error {file} | tail -n 1
  why: Show the last line that mentions an error
  (last|latest|most recent|newest) (=error|error =message|error =line) {file}
  answer: ${orElse('No lines mention errors.')}
  ? last error in app.log => grep -niF -e error app.log | tail -n 1
first-errors: grep -niF -e error {file} | head -n {count=10}
  why: Show the first lines that mention errors
  first [{count}] (=errors|error messages|error lines) {file}
  answer: ${orElse('No lines mention errors.')}
  ? show the first 3 errors in app.log => grep -niF -e error app.log | head -n 3
first-error: grep -niF -e error {file} | head -n 1
  why: Show the first line that mentions an error
  first (=error|error =message|error =line) {file}
  answer: ${orElse('No lines mention errors.')}
  ? first error in app.log => grep -niF -e error app.log | head -n 1
errors-in-file: grep -niF -e error {file}
  why: Show the lines that mention errors
  emptyStatus: 1
  (=errors|error messages|error lines) {file}
  answer: ${counting('line', 'lines')}
  ? show all errors in app.log => grep -niF -e error app.log
files-without: grep -rLIF{i} --exclude-dir=.git{includes} -e {text} {place}
  why: List the files without that text
  is: general
  emptyStatus: 1
  (file|{kind}) (have no|has no|with no|that have no) {text} [{place}]
  file (that do not contain|not containing|which do not contain|do not contain|do not mention|that do not mention|that lack|lacking|without text|without the word) {text} [{place}]
  {kind} (that do not contain|not containing|which do not contain|do not contain|do not include|that do not include|do not mention|that do not mention|do not use|that do not use|that do not import|do not import|that lack|lacking) {text} [{place}]
  answer: ${listed(1_000)}
  ? python files that do not contain TODO => grep -rLIF --exclude-dir=.git --include='*.py' -e TODO .
`;
