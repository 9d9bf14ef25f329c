// What people ask that no recipe answers: changes, programming, small talk, and questions that only sound like ours.

export const NOT_OURS: readonly string[] = `
deploy the app
deploy the app to production
restart nginx
restart the web server
start the database
stop the server
build the project
run the tests
run the tests and show me the failures
fix the failing test
fix the bug in main.ts
refactor this function to use async
write a python script that sorts a list
write a regex for email addresses
explain how git rebase works
explain what this repository does
summarize README.md
translate readme.md to german
what does this error mean
what does 2>&1 mean
what does $PATH mean
what does "permission denied" mean
what does 'EACCES' mean
"command not found"
is 127.0.0.1:18765 up
show 127.0.0.1:18765
what does exit code 127 mean
what does the mean of a.csv mean
how do I make a file executable
make a file executable
how do I rename a file
how to delete a folder
how to see what's in a gz file
why is my build failing
why is the server slow
why does my laptop get hot
how do I learn rust
how are you
hello
thanks
thank you very much
good morning
tell me a joke
who are you
what can you do
what is the meaning of life
what's the weather like
what's the capital of france
how tall is mount everest
what should I cook tonight
play some music
open the browser
open youtube
send an email to bob
remind me to call mom at 5
set an alarm for 7 am
book a flight to berlin
convert 100 usd to eur
what is 17 times 23
how old is linus torvalds
is python better than ruby
which database should I use
what's the difference between tcp and udp
what is a docker container
what is kubernetes
explain the quick sort algorithm
create a react component for a login form
create a new user called bob
add a user to the docker group
change my password
reset the root password
install docker
install nginx and start it
upgrade all packages
update the system
update node to the latest version
uninstall firefox
remove unused docker images
clean up docker
prune old branches
squash the last 3 commits
rebase onto main
revert the last commit
cherry pick abc123
resolve the merge conflict
open a pull request
create a github issue about the login bug
set up a cron job that runs backup.sh every night
schedule a backup every day
make a backup of my home folder to the usb stick
mount the usb stick
format the usb drive
encrypt this folder
encrypt secret.txt with a password
decrypt secret.gpg
sign this file
generate an ssh key
generate a random password
copy my ssh key to the server
connect to the server
ssh into prod
upload this folder to s3
download the latest release of node
download all images from example.com
scrape the headlines from example.com
resize all images to 800px
convert all png to jpg
convert video.mov to mp4
extract the audio from video.mp4
compress this video
merge these pdfs into one
split report.pdf into pages
ocr this image
print this document
scan the network for devices
block ip 10.0.0.5
open port 8080 in the firewall
close port 22
forward port 8080 to 80
kill the biggest process
free up some memory
free up disk space
clear the cache
empty the trash
speed up my computer
turn off wifi
turn the volume up
lock the screen
shut down the computer
reboot
reboot in 10 minutes
log me out
switch to the dark theme
make the font bigger
set the timezone to berlin
set the hostname to foo
set an environment variable FOO to bar
add /opt/bin to my path
make zsh my default shell
add an alias gs for git status
edit my bashrc
lint the code
format all python files
fix the indentation in config.yaml
sort the imports
rename all files to lowercase
rename the function foo to bar in all files
replace foo with bar in all files
remove all console.log statements
add a license header to every file
remove trailing whitespace from all files
document this function
write unit tests for parser.ts
write a haiku about unix
draw me a cat
is it safe to delete node_modules
is it going to rain tomorrow
do I need sudo for this
should I use tabs or spaces
can you help me
what did I do yesterday
what happened here
what is wrong with my code
who wrote this function
who is the president
when was the moon landing
when is easter
where is the nearest pharmacy
start a new tmux session
watch the log and tell me when it fails
monitor the cpu and alert me
test my internet speed
benchmark this program
profile the app
debug main.py
compile main.c
run main.py
run npm install
start the dev server on port 3000
stop the dev server
scale the deployment to 3 replicas
roll back the deployment
migrate the database
seed the database
drop the users table
show me the users table
query the database for all orders
is the database up
is the website down
is nginx configured correctly
are my tests passing
check my code for security issues
check the spelling in README.md
check if the certificate is valid
push to heroku
tag a release
release version 2
bump the version
publish the package
deploy app
profile app
restart app
test app
close the app
launch the app
install the app
package the app
what is a process
what is a port
what is a symlink
what is an inode
what is a branch
what's a cron job
what is a git stash
what is a checksum
what is an environment variable
what are environment variables
what are hidden files
what is the load average of a good server
increase the version
update the version
release the version
what version should I use
which version of python should I learn
how do processes work
how does git work
why do we need branches
why is the disk full
why is this file so big
why is port 8080 in use
who should review this
who is responsible for this file
when was this file created
is my disk healthy
is my disk encrypted
is this file encrypted
is the repository clean
is there a newer version of node
is there a virus in this file
are there security updates
does this file contain a virus
can I delete this file
can I delete the logs
should I commit this
should I delete node_modules
would it be safe to delete /tmp
tell me about this folder
tell me about git
describe this repository
review my changes
review the last commit
write a commit message
write a commit message for my changes
commit my changes with a good message
improve the last commit message
clean the build folder
clean this folder
organize my downloads folder
sort my files into folders
move old files to the archive
archive the logs older than 30 days
delete everything except README.md
delete the biggest file
delete duplicate files
delete empty folders in a smart way
compress old logs
rotate the logs
back up the database
copy all photos to the usb drive
sync this folder with the server
mirror example.com
find the bug
find a good restaurant
find the meaning of life
find out why the tests fail
find me a good editor
search the web for rust tutorials
look up the weather
count to ten
count the stars
list the planets
list the presidents of the usa
list good books about linux
list my todos
show me a picture of a cat
show me the money
show me how to use awk
show the password of the wifi
print hello world
print my resume
open the file in vscode
edit notes.txt
create a script that prints hello
create a file with hello world in it
create 10 files
create a table of contents for README.md
create a new git repository on github
make it faster
make me a sandwich
make a chart of cpu usage
make this script faster
add a button to the page
add logging to main.py
add error handling
change the color to red
change the port to 9090
change all tabs to spaces
replace the database
remove the background of image.png
remove the bug
switch to python 3
switch to dark mode
switch to the other window
go to the moon
go home and rest
get me a coffee
get the latest news
run the app
run a query
run the linter and fix the errors
start over
stop
stop it
continue
yes
no
ok do it
do it again
try again
never mind
help me with git
help me write an email
how many people live in berlin
how many planets are there
how big is the moon
how big is the sun
how old is the universe
how long is the nile
how long does it take to learn rust
how much is the fish
what time is it in tokyo
what day was it 100 days ago
what's new
what's up
what's wrong
what's next
what is love
what is your name
where am I in life
where is my phone
where is berlin
where do I put my config
who is alice
who is your creator
who uses this function
who is using this function
quit the app
kill the server
commits by day
commits of this week
move a.txt to the trash
copy a.txt to the server
copy a.txt to my usb stick
move photos to the cloud
move a.txt to the bin
send a.txt to bob
upload a.txt to the server
insert a line in notes.txt
write a line to notes.txt
put hello in notes.txt
delete a line from notes.txt
change the first line of notes.txt
remove line 3 from notes.txt
which network am I on
which printer do I have
which editor do I use
which project is this
which license is this
which port is the server on
which terminal am I in
move everything to the archive
copy the database to the backup server
add a line to notes.txt
copy notes.txt to the clipboard
which wifi am I on
`
  .trim()
  .split('\n');
