// In words: commands that search, change and show text.

export const TEXT = `
grep,egrep,fgrep | shows the lines that match a pattern | -r,--recursive in every file below; -R in every file below, links followed; -i,--ignore-case capitals or not; -n,--line-number with line numbers; -v,--invert-match the lines that do not match; -E,--extended-regexp + ? and bars mean something; -F,--fixed-strings as plain text; -P,--perl-regexp as Perl reads patterns; -l,--files-with-matches only the names of files; -L only the names of files without a match; -c,--count only how many; -o,--only-matching only the part that matches; -w,--word-regexp whole words; -x whole lines; -q,--quiet shows nothing, only says whether; -h without the files' names; -H with the files' names; -s no errors about unreadable files; -A,--after-context and this many lines after; -B,--before-context and this many lines before; -C,--context and this many lines around; -e,--regexp this pattern; -f,--file the patterns in this file; -m,--max-count stops after this many; -I no binary files; -a,--text binary files too; --include only in files that match; --exclude not in files that match; --exclude-dir not in folders that match; --color picks the matches out | grep -rinvEFlcowxqhHsIa x f ;; grep -R -P -L --include=a --exclude=b --exclude-dir=c -A 1 -B 2 -C 3 -m 4 --color -e x . ;; grep -f p x
rg | searches every file below for a pattern | -i,--ignore-case capitals or not; -n,--line-number with line numbers; -l,--files-with-matches only the names of files; -c,--count only how many; -v,--invert-match the lines that do not match; -w,--word-regexp whole words; -F,--fixed-strings as plain text; -t,--type only in this kind of file; -g,--glob only in files that match; -u ignored files too; --hidden hidden files too | rg -inlcvwFu -t js -g x --hidden p
ag,ack | searches every file below for a pattern | -i capitals or not; -l only the names of files | ag -il x
sed | changes text line by line | -n,--quiet shows only what the script says; -i,--in-place changes the files themselves; -e,--expression this script; -E,--regexp-extended + ? and bars mean something; -r,--regexp-extended + ? and bars mean something; -f,--file the script in this file; -s each file on its own; -z lines end with a zero byte | sed -nEsz -e p f ;; sed -i -r s/a/b/ f ;; sed -f s f
awk,gawk,mawk,nawk | splits lines into fields | -F,--field-separator field separator; -v,--assign sets a variable first; -f,--file the program in this file | awk -F : -v x=1 '{print $1}' f ;; awk -f p f
sort | sorts lines | -n,--numeric-sort as numbers; -r,--reverse in reverse order; -k,--key by this field; -u,--unique equal lines once; -h,--human-numeric-sort as sizes with K, M and G; -t,--field-separator field separator; -f,--ignore-case capitals or not; -V,--version-sort as version numbers; -o,--output into this file; -b ignores leading spaces; -R in random order; -c only says whether they are; -z lines end with a zero byte; -s equal lines stay in order; -M as months; -g as numbers, also 1e3 | sort -nruhfVbRczsMg -k 2 -t : -o out f
uniq | drops repeated lines | -c,--count with how often each came; -d,--repeated only repeated lines; -u,--unique only lines that came once; -i,--ignore-case capitals or not | uniq -cdui f
cut | shows parts of each line | -d,--delimiter field separator; -f,--fields these fields; -c,--characters these characters; -b,--bytes these bytes; -s only lines with the separator | cut -s -d : -f 1 f ;; cut -c 1-3 f ;; cut -b 1 f
paste | puts lines of files side by side | -d between them; -s one file after the other | paste -s -d , f
join | joins lines with the same field | -t field separator | join -t , a b
column | puts text in columns | -t as a table; -s field separator | column -t -s , f
tr | replaces or deletes characters | -d,--delete deletes them; -s,--squeeze-repeats repeated ones become one; -c,--complement all but these | tr -dsc a b
fold | breaks long lines | -w,--width this wide; -s at spaces | fold -s -w 60 f
fmt | refills paragraphs | -w,--width this wide | fmt -w 60 f
comm | compares two sorted files | -1 without lines only in the first; -2 without lines only in the second; -3 without lines in both | comm -123 a b
tsort | sorts by what comes before what | | tsort f
shuf | shuffles lines | -n this many | shuf -n 1 f
seq | counts | -s between the numbers; -w all equally wide | seq -w -s , 3
less | shows text page by page | -N numbers the lines; -R in colour; -S long lines run off the screen; -i capitals or not; -F ends at once if one page is enough; -X leaves the text on the screen | less -NRSiFX f
more | shows text page by page | | more f
strings | shows the text in a binary file | -n at least this long | strings -n 8 f
xxd,hexdump,od | shows bytes as numbers | | xxd f
base64 | turns bytes into letters, or back | -d,--decode back; -w,--wrap lines this wide | base64 -d -w 0 f
jq | picks and changes JSON | -r,--raw-output text without quotes; -c,--compact-output one line each; -s,--slurp all inputs as one list; -n,--null-input without input; -e,--exit-status says by its status whether; --arg sets a variable; -S,--sort-keys keys in order | jq -rcsneS --arg a b .x f
echo | prints its words | -n without a new line; -e \\\\n and the like mean something | echo -n -e x
print,zsh:print | prints its words | -l each on a line of its own; -r as they stand; -n without a new line | print -l x ;; print -r -n x
printf | prints words in a format | | printf %s x
yes | says y for ever | | yes
vi,vim,nvim,nano,emacs,micro | edits text | | vim f
xargs | runs a command with the words of its input | -0,--null words end with a zero byte; -n,--max-args at most this many words at a time; -I this word stands for each line; -P,--max-procs this many at the same time; -r,--no-run-if-empty not at all without input; -d,--delimiter words are parted by; -t,--verbose shows each command; -L this many lines at a time; -p,--interactive asks before each; -a words from this file | xargs -0rtp -n 1 -I {} -P 4 -d x -L 1 ls ;; xargs -a f ls
parallel | runs a command for many words at the same time | -j this many at the same time | parallel -j 4 ls ::: a b
man | shows the manual | -k searches the manuals | man -k x
tldr | shows examples of a command | | tldr ls
`;
