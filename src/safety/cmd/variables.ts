// Variables every Windows sets, whose text nobody but the person's own administrator chooses.

/** Lower-case name to text; `home` is the person's own folder, and an unknown piece is marked. */
export const WELL_KNOWN: Readonly<Record<string, string>> = {
  userprofile: 'home',
  homepath: 'home',
  homedrive: '',
  systemdrive: 'C:',
  systemroot: 'C:\\Windows',
  windir: 'C:\\Windows',
  programfiles: 'C:\\Program Files',
  'programfiles(x86)': 'C:\\Program Files (x86)',
  programdata: 'C:\\ProgramData',
  public: 'C:\\Users\\Public',
  comspec: 'cmd.exe',
  path: 'C:\\Windows',
  pathext: '.EXE',
  cd: '.',
  date: '2000-01-01',
  time: '00:00',
  random: '1',
  errorlevel: '0',
  username: 'user',
  userdomain: 'domain',
  computername: 'computer',
  os: 'Windows_NT',
  processor_architecture: 'AMD64',
  number_of_processors: '1',
};
