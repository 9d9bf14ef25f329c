// How to use Python, npm, Docker and similar tools.

import type { Ways } from '../topic.ts';

export const TOOL_WAYS: Ways = {
  '(make|set up|start|use) [python|new] (virtual environment|venv|virtualenv|virtual env|python environment) [in python]':
    {
      run: 'python3 -m venv .venv',
      says: {
        fish: 'Then `source .venv/bin/activate.fish` enters it and `deactivate` leaves it.',
        powershell:
          'Then `.venv/bin/Activate.ps1` (Windows: `.venv\\Scripts\\Activate.ps1`) enters it and `deactivate` leaves it.',
        other: 'Then `source .venv/bin/activate` enters it and `deactivate` leaves it.',
      },
    },
  '(activate|enter) [python] (virtual environment|venv|virtualenv|virtual env)': {
    run: {
      fish: 'source {venv}/bin/activate.fish',
      powershell: '{venv}/bin/Activate.ps1',
      other: 'source {venv}/bin/activate',
    },
    says: '`deactivate` leaves it.',
  },
  '(deactivate|exit|get out of|close) [python] (virtual environment|venv|virtualenv|virtual env)': {
    run: 'deactivate',
    says: 'The prompt shows no environment any more.',
  },
  'install (python|pip) (package|module|library)|use pip|install with pip': {
    run: 'python3 -m pip install NAME',
    says: 'Best within a virtual environment (`python3 -m venv .venv`).',
  },
  'install [from] requirement [.txt]|install requirements.txt': {
    run: 'python3 -m pip install -r requirements.txt',
    says: 'Installs all packages the file lists, best within a virtual environment.',
  },
  'show [installed] python package': {
    run: 'python3 -m pip list',
    says: 'Lists the packages of this Python with their versions.',
  },
  '(update|upgrade) pip': {
    run: 'python3 -m pip install --upgrade pip',
    says: 'Best within a virtual environment.',
  },
  '(start|make|init) [new] (node|npm|javascript|node.js) project|(make|generate) package.json': {
    run: 'npm init -y',
    says: 'Writes a package.json.',
  },
  'install (npm|node) (package|module|dependency|dependencies)|install dependency|install dependencies': {
    run: 'npm install',
    says: 'Installs what package.json lists; `npm install NAME` adds a package.',
  },
  '(delete|uninstall) (npm|node) (package|module)': {
    run: 'npm uninstall NAME',
    says: 'Removes it from node_modules and package.json.',
  },
  '(update|upgrade) (npm|node) package': {
    run: 'npm update',
    says: 'Installs newer versions that package.json allows; `npm outdated` lists what is older.',
  },
  'run npm script': { run: 'npm run', says: 'Lists the scripts of package.json; `npm run NAME` runs one.' },
  'show [running|docker] (container|docker container)|show running docker container': {
    run: 'docker ps',
    says: 'Lists those that run; `-a` also those that have ended.',
  },
  '(stop|kill|end) [docker|running] container': {
    run: 'docker stop NAME',
    says: '`docker ps` shows the names.',
  },
  'delete [docker|stopped] container': {
    run: 'docker rm NAME',
    says: 'Deletes one that has ended; `docker container prune` deletes all of them.',
  },
  '(show|delete|clean up) docker image': {
    run: 'docker images',
    says: 'Lists them; `docker rmi NAME` deletes one, `docker image prune` those without a name.',
  },
  '(show|read|follow) ((docker|container|docker container) log|log of (container|docker container))': {
    run: 'docker logs -f NAME',
    says: 'Shows what the container printed, and follows it; Ctrl-C ends that.',
  },
  '(get into|enter|open shell in|get shell in|exec into|run command in|log into|ssh into|go into) [docker|running] container':
    { run: 'docker exec -it NAME sh', says: 'Opens a shell in it; `exit` leaves it.' },
  'build [docker] image|build dockerfile': {
    run: 'docker build -t NAME .',
    says: 'Builds the Dockerfile of this folder.',
  },
  '(run|start) [docker|new] (container|docker image|image)': {
    run: 'docker run --rm -it IMAGE',
    says: '`-d` runs it in the background, `-p 8080:80` makes its port 80 reachable as 8080.',
  },
  '(clean up|prune|free space in) docker|free docker space': {
    run: 'docker system df',
    says: 'Shows what Docker takes; `docker system prune` deletes what nothing uses.',
  },
  '(start|run|use) docker compose|start docker-compose': {
    run: 'docker compose up -d',
    says: 'Starts what `compose.yaml` lists; `docker compose down` ends it, `docker compose logs -f` shows the output.',
  },
  '(compile|build|run) [c|simple] (c|c program|c file|c code)': {
    run: 'cc -Wall -o program program.c',
    says: 'Then `./program` runs it.',
  },
  '(use|run|execute) make|run makefile|build with make': {
    run: 'make',
    says: 'Builds the first target of the Makefile; `make NAME` another one, `make -n` only shows the commands.',
  },
  '(use|write) awk': {
    run: "awk -F, '{ print $1, $3 }' {csv}",
    says: 'Prints the first and third column, with commas between columns in the file; without `-F,` spaces separate.',
  },
  '(use|write) sed': {
    run: "sed 's/old/new/g' {file}",
    says: 'Prints the file with every `old` replaced by `new`; `-n 5,10p` prints only lines 5 to 10.',
  },
  '(use|write) grep': {
    run: "grep -n 'word' {file}",
    says: 'Shows the lines with the word and their numbers; `-r` in all files below, `-i` ignores upper and lower case, `-v` shows the others.',
  },
  '(use|write) find': {
    run: "find . -name '*.txt' -mtime -7",
    says: 'Lists .txt files here and below that changed within a week; `-size +1M` larger ones, `-type d` folders.',
  },
  '(use|write) xargs': {
    run: "find . -name '*.txt' -print0 | xargs -0 wc -l",
    says: 'Gives the names that find prints to `wc` as arguments.',
  },
  '(use|write) (regex|regular expression)': {
    run: "grep -E '^[0-9]+ ' {file}",
    says: '`.` any character, `*` repeats, `+` at least once, `^` start, `$` end of the line, `[0-9]` a digit, `(a|b)` one of two.',
  },
  '(use|query|open) sqlite [database|file]': {
    run: 'sqlite3 data.db .tables',
    says: 'Lists the tables; `sqlite3 data.db "select * from NAME limit 5"` shows rows.',
  },
  '(resize|scale|shrink) (image|picture|photo)': {
    run: 'magick photo.jpg -resize 50% small.jpg',
    says: 'With ImageMagick; `-resize 800x` makes it 800 pixels wide. Older versions: `convert`.',
  },
  'convert (image|picture|png to jpg|jpg to png|image to jpg|image to png|webp to png)': {
    run: 'magick photo.png photo.jpg',
    says: 'With ImageMagick; the extension says the format. Older versions: `convert`.',
  },
  'convert (video|mov to mp4|mkv to mp4|video to mp4)': {
    run: 'ffmpeg -i video.mov video.mp4',
    says: 'With ffmpeg; the extension says the format.',
  },
  '(extract|get) audio from video|convert video to (mp3|audio)': {
    run: 'ffmpeg -i video.mp4 -vn audio.mp3',
    says: 'With ffmpeg.',
  },
  '(merge|join|combine) pdf [file]': {
    run: 'pdfunite a.pdf b.pdf all.pdf',
    says: 'With poppler-utils; or `qpdf --empty --pages a.pdf b.pdf -- all.pdf`.',
  },
};
