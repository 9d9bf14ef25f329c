// In words: commands that search, change and show text.

export const TEXT = `
grep,egrep,fgrep | shows the lines that match a pattern | -r,--recursive in every file below; -R in every file below, following links; -i,--ignore-case ignoring case; -n,--line-number with line numbers; -v,--invert-match the lines that do not match; -E,--extended-regexp as an extended pattern; -F,--fixed-strings as plain text; -P,--perl-regexp as a Perl pattern; -l,--files-with-matches only the names of files; -L only the names of files without a match; -c,--count only how many; -o,--only-matching only the part that matches; -w,--word-regexp whole words; -x whole lines; -q,--quiet prints nothing, only sets the exit status; -h without file names; -H with file names; -s no errors about unreadable files; -A,--after-context and this many lines after; -B,--before-context and this many lines before; -C,--context and this many lines around; -e,--regexp this pattern; -f,--file the patterns in this file; -m,--max-count stops after this many; -I no binary files; -a,--text binary files too; --include only in files that match; --exclude not in files that match; --exclude-dir not in folders that match; --color highlights the matches | grep -rinvEFlcowxqhHsIa x f ;; grep -R -P -L --include=a --exclude=b --exclude-dir=c -A 1 -B 2 -C 3 -m 4 --color -e x . ;; grep -f p x
rg | searches every file below for a pattern | -i,--ignore-case ignoring case; -n,--line-number with line numbers; -l,--files-with-matches only the names of files; -c,--count only how many; -v,--invert-match the lines that do not match; -w,--word-regexp whole words; -F,--fixed-strings as plain text; -t,--type only in this kind of file; -g,--glob only in files that match; -u ignored files too; --hidden hidden files too | rg -inlcvwFu -t js -g x --hidden p
ag,ack | searches every file below for a pattern | -i ignoring case; -l only the names of files | ag -il x
sed | changes text line by line | -n,--quiet prints only what the script prints; -i,--in-place changes the files themselves; -e,--expression this script; -E,--regexp-extended with extended patterns; -r,--regexp-extended with extended patterns; -f,--file the script in this file; -s each file on its own; -z lines end with a zero byte | sed -nEsz -e p f ;; sed -i -r s/a/b/ f ;; sed -f s f
awk,gawk,mawk,nawk | splits lines into fields | -F,--field-separator field separator; -v,--assign sets a variable first; -f,--file the program in this file | awk -F : -v x=1 '{print $1}' f ;; awk -f p f
sort | sorts lines | -n,--numeric-sort as numbers; -r,--reverse in reverse order; -k,--key by this field; -u,--unique without duplicates; -h,--human-numeric-sort as sizes with K, M and G; -t,--field-separator field separator; -f,--ignore-case ignoring case; -V,--version-sort as version numbers; -o,--output into this file; -b ignores leading spaces; -R in random order; -c only checks whether they are sorted; -z lines end with a zero byte; -s equal lines stay in order; -M as months; -g as numbers, also 1e3 | sort -nruhfVbRczsMg -k 2 -t : -o out f
uniq | drops repeated lines | -c,--count with how often each occurs; -d,--repeated only repeated lines; -u,--unique only lines that occur once; -i,--ignore-case ignoring case | uniq -cdui f
cut | shows parts of each line | -d,--delimiter field separator; -f,--fields these fields; -c,--characters these characters; -b,--bytes these bytes; -s only lines with the separator | cut -s -d : -f 1 f ;; cut -c 1-3 f ;; cut -b 1 f
paste | puts lines of files side by side | -d this separator; -s one file after the other | paste -s -d , f
join | joins lines with the same field | -t field separator | join -t , a b
column | puts text in columns | -t as a table; -s field separator | column -t -s , f
tr | replaces or deletes characters | -d,--delete deletes them; -s,--squeeze-repeats replaces repeats by one; -c,--complement all other characters | tr -dsc a b
fold | wraps long lines | -w,--width this wide; -s at spaces | fold -s -w 60 f
fmt | reformats paragraphs | -w,--width this wide | fmt -w 60 f
comm | compares two sorted files | -1 without lines only in the first; -2 without lines only in the second; -3 without lines in both | comm -123 a b
tsort | sorts items by their dependencies | | tsort f
shuf | shuffles lines | -n this many | shuf -n 1 f
seq | prints a sequence of numbers | -s this separator; -w padded to equal width | seq -w -s , 3
less | shows text page by page | -N numbers the lines; -R in colour; -S does not wrap long lines; -i ignoring case; -F ends at once if one page is enough; -X leaves the text on the screen | less -NRSiFX f
more | shows text page by page | | more f
strings | shows the text in a binary file | -n at least this long | strings -n 8 f
xxd,hexdump,od | shows bytes as numbers | | xxd f
base64 | encodes bytes as text, or decodes them | -d,--decode decodes; -w,--wrap lines this wide | base64 -d -w 0 f
jq | queries and changes JSON | -r,--raw-output text without quotes; -c,--compact-output one line per value; -s,--slurp all inputs as one list; -n,--null-input without input; -e,--exit-status sets the exit status by the result; --arg sets a variable; -S,--sort-keys keys in order | jq -rcsneS --arg a b .x f
echo | prints its arguments | -n without a line break; -e interprets \\\\n and the like | echo -n -e x
print,zsh:print | prints its arguments | -l one per line; -r without interpreting backslashes; -n without a line break | print -l x ;; print -r -n x
printf | prints its arguments in a format | | printf %s x
yes | prints y endlessly | | yes
vi,vim,nvim,nano,emacs,micro | edits text | | vim f
xargs | runs a command with its input as arguments | -0,--null items end with a zero byte; -n,--max-args at most this many items at a time; -I replaces this word with each line; -P,--max-procs this many at the same time; -r,--no-run-if-empty not at all without input; -d,--delimiter items are separated by; -t,--verbose shows each command; -L this many lines at a time; -p,--interactive asks before each; -a items from this file | xargs -0rtp -n 1 -I {} -P 4 -d x -L 1 ls ;; xargs -a f ls
parallel | runs a command for many arguments at the same time | -j this many at the same time | parallel -j 4 ls ::: a b
man | shows the manual | -k searches the manuals | man -k x
tldr | shows examples of a command | | tldr ls
`;
