// Commands of every system that look at files, folders and text.

export const COREUTILS = `
ls | read full | -aAbBcCdfFgGhHiklLmnNopqQrRsStuUvxXZ1 -I,-T,-w:= --all --color:?= --human-readable --recursive --sort:= --time:= --time-style:= --group-directories-first --almost-all --classify:?= --reverse --size --inode --directory --full-time --hide:= --ignore:= | L* | ls -lah src ;; ls *.ts | ls $(touch x)
cat | read full | -AbeEnstTuv --number --show-all --show-ends --show-tabs --squeeze-blank | R* | cat -n f | cat .env
head,tail | read full digits plus | -qvzfFr -n,-c,-b,-s:= --lines,--bytes,--sleep-interval,--pid:= --follow:?= --quiet --silent --verbose --retry | R* | tail -n 5 f ;; head -5 f | head ~/.ssh/id_rsa
wc | read full | -clmLw --lines --words --bytes --chars --max-line-length --files0-from:R | R* | wc -l *.ts | wc --nope f
pwd | read full | -LP | | pwd | pwd x
mkdir | mkdir | -pv -m:= --parents --verbose --mode:= -Z:?= --context:?= | M+ | | mkdir a
touch | ask,write | -acmfh -r:R -d,-t,-A:= --date:= --reference:R --no-create | U+ | | touch a
rm | delete | -fiIvdx -rR>recursive --recursive>recursive --force --verbose --dir --interactive:?= --preserve-root --no-preserve-root>danger --one-file-system | D+ | rm --version | rm f ;; rm -rf /
rmdir | delete | -pv --parents --verbose --ignore-fail-on-non-empty | D+ | | rmdir d
cp | copy | -abdfHilLnpPrRsuvxXcZ -t,--target-directory:T -S:= --suffix:= --recursive --archive --force --interactive --no-clobber --update:?= --verbose --preserve:?= --no-preserve:= --parents --reflink:?= --sparse:= --backup:?= --link --symbolic-link --dereference --no-dereference --no-target-directory -T --remove-destination>danger,delete | S+ T | | cp a b
mv | move | -bfinuvTZ -t,--target-directory:T -S:= --suffix:= --force --interactive --no-clobber --update:?= --verbose --backup:?= --no-target-directory | V+ T | | mv a b
sort | read full | -bdfghiMnrRVcCmsuz -o,--output:W -T,--temporary-directory:= --compress-program:X --files0-from:R --random-source:R -k,-t,-S:= --key,--field-separator,--buffer-size,--parallel,--batch-size:= --reverse --numeric-sort --human-numeric-sort --version-sort --unique --stable --ignore-case --check:?= --zero-terminated | R* | sort -k2 f | sort -uo f f
uniq | read full | -cdDiuz -f,-s,-w:= --count --repeated --unique --ignore-case --skip-fields,--skip-chars,--check-chars:= --all-repeated:?= --group:?= | R? W? | uniq -c f | uniq a b
echo | read full nodash | | =* | echo hi | echo $(rm f)
`;
