#!/usr/bin/env bash
# Builds the folder tree that the everyday questions are asked in. Usage: tree.sh DIR
# Everything is deterministic but the dates, which keep their distance to now.
set -euo pipefail
umask 022
export LC_ALL=C TZ=UTC
d=$1; rm -rf "$d"; mkdir -p "$d"; cd "$d"

fill() { local n=$1; shift; for f; do yes "$f $n" | head -c "$n" > "$f" || true; done; }   # fill BYTES FILE..: bytes that differ from file to file
old() { local when=$1; shift; touch -h -d "$when ago" -- "$@"; }                         # old AGE FILE..: modified and read that long ago

mkdir -p projects/{engine/tests,shop/{src/model,target/classes,doc},site/{admin,js/vendor,css,templates,images},tools/{lib/__pycache__,__pycache__}} \
  logs/old text/zold docs/archive media/{photos/old,music,video} archives backup/{v1/sub,v2/sub} \
  tmp/{emptydir,spare,cache/empty3,nested/one/two/three} links home/{Documents,Downloads,Music,Pictures,bin,.config,.cache} etc/{nginx/sites,cron.d} 'my documents/New Parts' 'my documents/submitted'

# -- projects: C, Java, PHP and JavaScript, Python and shell
cat > projects/engine/main.c <<'X'
#include <stdio.h>
#include "util.h"

/* entry point */
int main(int argc, char **argv)
{
    char *buf = malloc(64);
    printf("hello world %d\n", add(argc, 1));
    free(buf);
    return 0;
}
X
cat > projects/engine/util.c <<'X'
#include <stdlib.h>
#include "util.h"

int add(int a, int b)
{
    return a + b;   // TODO check overflow
}

void *grab(size_t n)
{
malloc(n);
    return NULL;
}
X
printf '#ifndef UTIL_H\n#define UTIL_H\nint add(int a, int b);\nvoid *grab(unsigned long n);\n#endif\n' > projects/engine/util.h
printf '#include "parse.h"\n\nint parse(const char *s)\n{\n    if (s == 0)\n        return -1;\n    return 0; // FIXME empty strings\n}\n' > projects/engine/parse.c
printf '#ifndef PARSE_H\n#define PARSE_H\nint parse(const char *s);\n#endif\n' > projects/engine/parse.h
printf '#include "../parse.h"\n\nint main(void)\n{\n    return parse("x");\n}\n' > projects/engine/tests/test_parse.c
printf 'all: main.o util.o\n\tcc -o a.out main.o util.o\n\nclean:\n\trm -f *.o a.out\n' > projects/engine/Makefile
printf '# Engine\n\nA small engine. See parse.c for the parser.\n' > projects/engine/README.md
fill 4200 projects/engine/main.o; fill 3100 projects/engine/util.o; fill 15000 projects/engine/a.out; chmod 755 projects/engine/a.out
fill 90000 projects/engine/core; fill 2000 projects/engine/tests/core; printf 'old notes\n' > 'projects/engine/notes.txt~'
cat > projects/shop/src/Main.java <<'X'
package shop;

public class Main {
    public static void main(String[] args) {
        System.out.println("Hello shop");
        Cart cart = new Cart();
        cart.add("apple", 3);
    }
}
X
printf 'package shop;\n\nimport java.util.HashMap;\n\npublic class Cart {\n    // TODO use a list\n    private HashMap<String, Integer> items = new HashMap<>();\n    public void add(String name, int n) { items.put(name, n); }\n}\n' > projects/shop/src/Cart.java
printf 'package shop;\n\npublic class Order {\n    private int total;\n    public int getTotal() { return total; }\n}\n' > projects/shop/src/Order.java
printf 'package shop.model;\n\npublic class Item {\n    String name;\n    double price;\n}\n' > projects/shop/src/model/Item.java
cp projects/shop/src/Cart.java projects/shop/src/model/Cart.java
printf '<project>\n  <name>shop</name>\n  <version>2.4.1</version>\n</project>\n' > projects/shop/pom.xml
fill 900 projects/shop/target/classes/Main.class projects/shop/target/classes/Cart.class; fill 52000 projects/shop/target/shop.jar
printf 'Shop manual\nfirst read Main.java\n' > projects/shop/doc/readme.txt; printf 'dumped\n' > projects/shop/doc/dump.txt
printf '<?php\nrequire "config.php";\necho "Hello world";\ninclude "templates/header.html";\n?>\n' > projects/site/index.php
printf '<?php\nsession_start();\n$user = $_POST["user"];\nif ($user == "admin") {\n    echo "welcome";\n}\n?>\n' > projects/site/login.php
printf '<?php\n// contact form, TODO validate\nmail("info@example.org", "contact", $_POST["text"]);\n?>\n' > projects/site/contact.php
printf '<?php\n$host = "localhost";\n$password = "secret";\n$debug = false;\n?>\n' > projects/site/config.php
printf '<?php\n\necho "admin area";\n?>\n' > projects/site/admin/index.php
printf '<?php\n$users = ["ann", "bob"];\nforeach ($users as $user) {\n    echo $user;\n}\n?>\n' > projects/site/admin/users.php
printf "import {menu} from './menu.js';\nfunction start() {\n  console.log('start');\n  menu();\n}\nstart();\n" > projects/site/js/app.js
printf 'export function menu() {\n  return null;\n}\n' > projects/site/js/menu.js
fill 30000 projects/site/js/vendor/jquery.js; printf 'body { color: black; }\nh1 { color: red; }\n' > projects/site/css/style.css
printf '<html>\n<head><title>Site</title></head>\n' > projects/site/templates/header.html; printf '</html>\n' > projects/site/templates/footer.html
printf '<html>\n<body>\n<a href="http://www.example.com/start">start</a>\n<p>foo bar</p>\n</body>\n</html>\n' > projects/site/templates/index.html
printf 'deny from all\n' > projects/site/.htaccess; printf '*.log\ncache/\n' > projects/site/.gitignore; printf '# Site\n\nThe shop window.\n' > projects/site/README.md; fill 2600 projects/site/images/logo.png
cat > projects/tools/clean.py <<'X'
#!/usr/bin/env python3
import os
import sys

def clean(path):
    for name in os.listdir(path):
        print("cleaning", name)   

if __name__ == "__main__":
    clean(sys.argv[1])
X
printf 'import csv\n\n# TODO: totals\ndef report(rows):\n\tfor row in rows:\n\t\tprint(row)\n\nclass Report:\n    pass\n' > projects/tools/report.py
printf 'import urllib.request\n\nURL = "http://www.example.com/data?id=12"\n\ndef fetch():\n    return urllib.request.urlopen(URL).read()\n' > projects/tools/fetch.py
printf 'def upper(s):\n    return s.upper()\n\ndef words(s):\n    return s.split()\n' > projects/tools/lib/strings.py; printf 'import datetime\n\ndef today():\n    return datetime.date.today()\n' > projects/tools/lib/dates.py; : > projects/tools/lib/__init__.py
fill 700 projects/tools/__pycache__/clean.cpython-311.pyc; fill 650 projects/tools/lib/__pycache__/strings.cpython-311.pyc
printf '#!/bin/bash\n# nightly backup\ntar czf backup.tar.gz ~/Documents\necho done\n' > projects/tools/backup.sh; printf '#!/bin/sh\necho deploying\n' > projects/tools/deploy.sh; printf '#!/bin/sh\necho running "$@"\n' > projects/tools/run.sh
chmod 755 projects/tools/backup.sh projects/tools/run.sh projects/tools/clean.py

# -- logs
awk 'BEGIN { for (i = 1; i <= 1200; i++) { l = i % 40 == 0 ? "ERROR" : i % 15 == 0 ? "WARN" : "INFO"; printf "2024-03-%02d %02d:%02d:%02d %s request %d from 10.0.0.%d took %d ms\n", 1 + int(i / 400), int(i / 60) % 24, i % 60, (i * 7) % 60, l, i, i % 7, (i * 37) % 500 } }' > logs/app.log
awk 'BEGIN { split("/ /index.html /cart /login /images/logo.png", p, " "); for (i = 1; i <= 240; i++) printf "192.168.1.%d - - [12/Mar/2024:10:%02d:%02d +0000] \"GET %s HTTP/1.1\" %d %d\n", 1 + (i * i) % 9, i / 60, i % 60, p[1 + i % 5], i % 12 == 0 ? 404 : i % 31 == 0 ? 500 : 200, 100 + (i * 53) % 900 }' > logs/access.log
printf 'PHP Warning: undefined index\nFAIL disk full\nconnection error on port 80\nError: timeout\nall good\nerror again\nFATAL stop\n' > logs/error.log
printf 'old error one\nold error two\n' > logs/error.log.1; printf 'older error\n' > logs/error.log.2
printf 'Server started\nlistening on 8080\nrestart requested\nServer started\nstuff one\nlistening on 8081\nstuff two\n' > logs/server.log
printf 'login ann\nlogout ann\n' | gzip -n > logs/access.log.1.gz; printf 'year 2019\n' > logs/old/2019.log; printf 'year 2020\nnothing\n' > logs/old/2020.log; printf 'today\n' > logs/old/today.log; printf 'out INSERT\n' > logs/debug.out; : > logs/cron.log

# -- text with words, numbers and columns
printf '%s\n' apple banana cherry apple date banana apple fig Grape cherry > text/fruit.txt
printf '%s\n' 12 7 100 33 7 -4 58 21 > text/numbers.txt
printf 'John Smith 34 London\nMary Jones 28 Paris\nAnn Lee 41 Rome\nBob Stone 28 Oslo\nZoe Adams 19 Rome\n' > text/people.txt
printf 'The quick brown fox jumps over the lazy dog.\nThe dog sleeps.\n\nA fox is quick,  and   a dog is lazy.\n\nfoo bar foo\nEnd of the poem.\n' > text/poem.txt
printf 'name,city,age,salary\nann,Rome,41,3200\nbob,Oslo,28,2500\ncid,Rome,35,4100\ndan,Bern,28,2900\neve,Oslo,52,5100\n' > text/staff.csv
printf 'date,item,amount,price\n2024-01-02,pen,10,1.50\n2024-01-05,book,2,12.00\n2024-02-01,pen,5,1.60\n2024-02-11,lamp,1,39.90\n2024-03-03,book,4,11.00\n' > text/sales.csv
printf 'red\t3\tapple\nyellow\t12\tbanana\ngreen\t7\tlime\nred\t1\tcherry\n' > text/colors.tsv
printf '%s\n' alpha bravo charlie delta echo > text/set1; printf '%s\n' bravo delta echo foxtrot golf > text/set2
printf '1 one\n2 two\n3 three\n5 five\n' > text/left.txt; printf '1 uno\n2 due\n4 quattro\n5 cinque\n' > text/right.txt
printf '%s\n' 10.0.0.7 192.168.1.20 10.0.0.12 10.0.0.7 172.16.4.1 192.168.1.3 10.0.0.7 > text/ips.txt
printf '; settings\n[main]\nport = 8080\nhost=localhost\n# comment\n\n[paths]\nhome = /srv/app\nport = 9090\n' > text/config.ini
printf 'alpha  \n\tbeta\n  gamma\t\n\n\ndelta epsilon\n' > text/mixed.txt
printf 'first line\r\nsecond line\r\nthird line\r\n' > text/dos.txt
printf 'a b c d e f g h i j k l m n o p q r s t u v w x y z and then a very long line that goes on and on until it is longer than eighty characters\nshort\n' > text/long.txt
printf '%s\n' http://www.example.com/a/b.html https://docs.example.org/guide/start.html ftp://files.example.net/pub/x.tar.gz > text/urls.txt
printf '%s\n' 1.10.0 1.2.0 1.9.3 2.0.0 1.2.10 > text/versions.txt
printf 'Bob\nann\nCid\nann\nbob\n' > text/names.txt; printf 'docs/notes.md\ntext/fruit.txt\nlogs/error.log\n' > text/files.txt; printf '2\n4\n5\n' > text/lines.txt
printf 'a|7|x\nb|3|y\nc|9|z\n' > text/pipes.txt; printf 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\nann:x:1000:1000:Ann:/home/ann:/bin/bash\nbob:x:1001:1001:Bob:/home/bob:/bin/zsh\n' > text/passwd.txt
printf '{"name": "shop", "items": [1, 2, 3], "active": true}\n' > text/data.json; : > text/empty.txt; printf 'extra\n' > text/zold/extra.txt
awk 'BEGIN { for (i = 1; i <= 500; i++) print "line " i, (i * i) % 97 }' > text/lines500.txt

# -- documents
printf 'User manual\n\nInstall the tool, then start the tool.\nneedle in a haystack\nContact: info@example.org\n' > docs/manual.txt
printf '# Notes\n\n- buy milk\n- TODO call Bob\n- needle and thread\n' > docs/notes.md; printf 'Read me first.\n' > docs/README; printf 'Read me second.\n' > docs/Readme.txt
fill 300000 docs/report.pdf; fill 45000 'docs/user guide.pdf'; fill 9000 docs/letter.doc; fill 11000 docs/old.doc; fill 12000 docs/archive/report.pdf
printf '<html><body>Hello from the index</body></html>\n' > docs/index.html; printf '<html><body>faq foo</body></html>\n' > docs/faq.html; printf '<p>page</p>\n' > docs/page.htm
printf 'agenda\nbudget talk\n' > 'docs/meeting notes.txt'; printf 'write tests\nfix login\n' > docs/TODO; printf 'draft\n' > docs/.draft.txt; printf 'archived text foo\n' > docs/archive/summary.txt; printf 'budget 2007\n' > docs/archive/budget2007.txt
printf 'plan A\n' > 'my documents/plan a.txt'; printf 'parts list\n' > 'my documents/New Parts/parts.txt'; printf 'what?\n' > 'my documents/why?.txt'; printf 'form\n' > 'my documents/submitted/form.txt'

# -- media, a few bytes each but for two videos
for i in 1 2 3 4; do fill $((2000 * i)) media/photos/img_00$i.jpg; done; fill 5000 media/photos/IMG_005.JPG 'media/photos/summer day.jpg'
fill 1200 media/photos/trip-70x70.jpg; fill 1300 media/photos/trip-100x100.jpg; fill 800000 media/photos/trip.jpg; fill 7000 media/photos/scan.png; cp projects/site/images/logo.png media/photos/logo.png; fill 600 media/photos/cover.gif; fill 1000 media/photos/old/img_000.jpg
fill 40000 media/music/song1.mp3 media/music/song2.mp3; fill 41000 media/music/Track3.MP3; fill 22000 media/music/tune.ogg; fill 1250000 media/video/clip.mp4; fill 2600000 media/video/film.avi; fill 500 media/video/foo.mp4

# -- archives; where a packer is missing, an empty file has the name
(cd docs && tar czf ../archives/notes.tar.gz --sort=name --owner=0 --group=0 --mtime='2024-01-01' notes.md manual.txt TODO; tar cf ../archives/source.tar --sort=name --owner=0 --group=0 --mtime='2024-01-01' -C ../projects engine/main.c engine/util.c engine/util.h)
gzip -nc text/staff.csv > archives/staff.csv.gz; bzip2 -c text/fruit.txt > archives/fruit.txt.bz2 2>/dev/null || true; printf 'alpha\nbravo\n' | gzip -n > archives/words.gz; (cd text && zip -qX ../archives/tables.zip staff.csv sales.csv colors.tsv) 2>/dev/null || : > archives/tables.zip

# -- backups: two versions of one folder, dumps
printf 'one\ntwo\nthree\n' > backup/v1/a.txt; printf 'one\n2\nthree\nfour\n' > backup/v2/a.txt; printf 'same\n' | tee backup/v1/b.txt > backup/v2/b.txt
printf 'port=80\n' > backup/v1/c.conf; printf 'deep\n' > backup/v1/sub/d.txt; printf 'deeper\n' > backup/v2/sub/d.txt; printf 'new\n' > backup/v2/e.txt
printf 'CREATE TABLE users (id int);\nINSERT INTO users VALUES (1);\n' > backup/dump1.sql; fill 600000 backup/dump2.sql; printf 'SELECT 1;\n' > backup/dump3.sql; printf 'x=1\n' > backup/config.bak; printf 'x=0\n' > backup/config.old; printf 'x=2\n' > backup/config.new

# -- temporary things
printf 'a\n' > tmp/a.tmp; printf 'b\n' > tmp/b.tmp; printf 'c\n' > tmp/c.bak; printf 'c\n' > tmp/d.bak; printf 'x\n' > tmp/cache/x.tmp; fill 120000 tmp/cache/blob.dat; fill 3000 tmp/core; printf 's1\n' > tmp/session_1; printf 's2\n' > tmp/session_2
printf 'swap\n' > 'tmp/file.txt~'; : > tmp/.lock; : > tmp/bad; : > tmp/cache/zero.dat; printf 'deep\n' > tmp/nested/one/two/three/deep.txt; printf 'echo open\n' > tmp/open.sh; printf 'w\n' > tmp/shared.txt; printf 'keep\n' > tmp/keep.txt; printf 'e\n' > tmp/e.bak; fill 200 tmp/medium.txt

# -- home and a private etc
printf 'export PATH=$HOME/bin:$PATH\nalias ll="ls -l"\n' > home/.bashrc; printf '. ~/.bashrc\n' > home/.profile; printf 'set number\n' > home/.vimrc; printf 'color=blue\n' > home/.config/app.conf; fill 1500 home/.cache/thumb.dat
fill 8000 home/Documents/cv.doc; printf 'rest\nwork\n' > home/Documents/plan.txt; printf 'rent,700\nfood,300\nfun,120\n' > home/Documents/budget.csv; printf 'rent is due\n' > home/Documents/notes.md; fill 64000 home/Downloads/setup.deb; cp archives/notes.tar.gz home/Downloads/tool.tar.gz; cp media/photos/img_001.jpg home/Pictures/beach.jpg
fill 30500 home/Music/anthem.ogg; cp media/music/song1.mp3 home/Music/song1.mp3; printf '#!/bin/sh\necho hello\n' > home/bin/hello; chmod 755 home/bin/hello
printf '127.0.0.1 localhost\n10.0.0.5 db.example.org db\n10.0.0.6 web.example.org web\n' > etc/hosts; cp text/passwd.txt etc/passwd; printf 'root:x:0:\ndaemon:x:1:\nann:x:1000:\nusers:x:100:ann,bob\n' > etc/group
printf 'name=app\nport=8080\ndebug=false\n' > etc/app.conf; printf 'host=10.0.0.5\nuser=app\npassword=secret\n' > etc/db.conf; printf 'server {\n  listen 80;\n}\n' > etc/nginx/nginx.conf; printf 'server_name www.example.com;\n' > etc/nginx/sites/default.conf; printf 'web:secret\n' > etc/nginx/sites/passwd; printf '# nightly\n0 3 * * * root /srv/backup.sh\n' > etc/cron.d/backup

# -- links and permissions
ln -s ../projects/tools links/tools; ln -s ../docs/notes.md links/notes; ln -s nowhere links/broken; ln -s ../gone/file.txt links/lost; ln text/fruit.txt links/fruit-hard.txt; ln -s app.log logs/latest.log; ln -s /etc/hostname links/hostname
chmod 777 tmp/open.sh; chmod 666 tmp/shared.txt; chmod 600 etc/db.conf home/.config/app.conf docs/TODO; chmod 400 backup/config.bak; chmod 444 docs/README docs/manual.txt; chmod 664 projects/engine/main.o projects/engine/util.o; chmod 4755 home/bin/hello; chmod 1777 tmp/spare; chmod 700 home/.config; chmod 2755 projects/shop/doc; chmod 640 etc/group

# -- a git repository with three commits
(cd projects/site
 export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=ann GIT_AUTHOR_EMAIL=ann@example.org GIT_COMMITTER_NAME=ann GIT_COMMITTER_EMAIL=ann@example.org
 at() { export GIT_AUTHOR_DATE="2024-0$1-01T10:00:00Z" GIT_COMMITTER_DATE="2024-0$1-01T10:00:00Z"; }
 git init -q -b main --template=; at 1; git add README.md .gitignore; git commit -qm 'first commit'; at 2; git add '*.php'; git commit -qm 'add pages'; at 3; git add .; git commit -qm 'add scripts and styles'; git branch feature; git repack -adq; git prune-packed -q; printf 'Open from 9 to 5.\n' >> README.md)

# -- ages: everything is 20 days old unless it is listed here
find . -exec touch -h -d '20 days ago 1 hour ago' {} +
old '4 minutes' logs/app.log tmp/session_1; old '25 minutes' logs/access.log tmp/session_2 docs/notes.md; old '50 minutes' text/numbers.txt; old '2 hours' logs/old/today.log; old '3 hours' logs/server.log projects/site/config.php tmp/a.tmp
old '15 hours' tmp/e.bak media/photos/img_001.jpg projects/tools/clean.py text/staff.csv; old '30 hours' logs/error.log docs/meeting\ notes.txt tmp/b.tmp; old '60 hours' projects/engine/main.c media/photos/img_002.jpg backup/dump1.sql
old '80 hours' logs/debug.out; old '100 hours' docs/index.html projects/shop/src/Main.java; old '156 hours' logs/error.log.1 text/fruit.txt projects/site/js/app.js; old '204 hours' media/music/song1.mp3 docs/manual.txt; old '252 hours' projects/engine/util.c home/Documents/plan.txt backup/dump3.sql
old '841 hours' logs/error.log.2 tmp/c.bak media/music/tune.ogg backup/dump2.sql backup/config.new; old '1561 hours' docs/old.doc home/Music/anthem.ogg tmp/cache/blob.dat; old '2401 hours' backup/v1/c.conf projects/shop/pom.xml etc/hosts docs/faq.html; old '4801 hours' backup/config.old media/video/film.avi projects/engine/core
old '9601 hours' logs/old/2020.log home/Documents/cv.doc tmp/d.bak; old '19201 hours' logs/old/2019.log
touch -d '2007-06-07 12:00' docs/archive/budget2007.txt; touch -d '2010-03-05 08:00' docs/archive/summary.txt; touch -d '2013-06-12 14:00' docs/letter.doc
old '30 minutes' logs; old '2 hours' tmp/cache; old '40 hours' projects/tools; old '26 hours' tmp/spare
touch -a -d '3 days ago' docs/index.html home/Music/anthem.ogg; touch -a -d '2 hours ago' docs/manual.txt text/people.txt; touch -a -d '150 days ago' media/video/film.avi backup/config.old etc/hosts
