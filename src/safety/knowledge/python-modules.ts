// Modules of Python that `python -m` may run without asking.

/** What such a module takes: options that say how it prints, and how many files it reads. */
type ReadingModule = { readonly flags?: RegExp; readonly files?: number };

/**
 * Modules of Python's own that only print (library reference, 3.13): `json.tool` writes to its second file; ast, dis and
 * tabnanny parse a file and run nothing of it; zipfile and tarfile list an archive with `-l` alone.
 */
export const READING_MODULES: Readonly<Record<string, ReadingModule>> = {
  'json.tool': { flags: /^--(?:sort-keys|no-ensure-ascii|json-lines|compact|no-indent|tab)$/, files: 1 },
  site: { flags: /^--user-(?:base|site)$/ },
  calendar: { flags: /^\d+$/ },
  platform: { flags: /^(?:terse|nonaliased)$/ },
  sysconfig: {},
  ast: { flags: /^(?:-a|--include-attributes|--no-type-comments)$/, files: 1 },
  dis: { files: 1 },
  tokenize: { flags: /^(?:-e|--exact)$/, files: 1 },
  tabnanny: { flags: /^-[vq]$/, files: 64 },
  zipfile: { flags: /^(?:-l|--list)$/, files: 1 },
  tarfile: { flags: /^(?:-l|--list)$/, files: 1 },
};

/** Those that say how they are used and end. */
export const HELPFUL_MODULES =
  /^(?:json\.tool|http\.server|timeit|venv|zipfile|tarfile|unittest|calendar|ensurepip|pip|ast|dis|tokenize|compileall|cProfile|trace|pdb|gzip|zipapp)$/;

/** By module, what of it computes, or tells about Python and the machine. */
export const COMPUTING_MODULES: Readonly<Record<string, string>> = {
  sys: 'version version_info executable platform prefix maxsize byteorder path argv stdin stdin.read stdin.readline stdin.readlines implementation.name',
  os: 'getcwd name sep cpu_count getpid path.basename path.dirname path.join path.splitext path.exists path.isfile path.isdir path.getsize path.abspath listdir',
  json: 'load loads dumps',
  math: 'pi e tau inf sqrt pow log log2 log10 exp sin cos tan atan atan2 floor ceil gcd lcm comb perm radians degrees hypot fsum prod isqrt factorial',
  statistics: 'mean median mode stdev pstdev variance quantiles',
  datetime: `datetime.now datetime.utcnow datetime.today datetime.fromtimestamp datetime.utcfromtimestamp datetime.fromisoformat
    datetime.strptime date.today date.fromisoformat date.fromisocalendar date.fromtimestamp date timedelta timezone.utc datetime`,
  time: 'time ctime localtime gmtime strftime perf_counter timezone tzname',
  calendar: 'month calendar isleap monthrange day_name month_name',
  platform: 'system machine release version python_version node',
  random: 'random randint choice uniform sample shuffle',
  string: 'ascii_letters ascii_lowercase ascii_uppercase digits punctuation',
  uuid: 'uuid4',
  collections: 'Counter defaultdict OrderedDict',
  itertools: 'chain count islice product permutations combinations groupby accumulate',
  fractions: 'Fraction',
  decimal: 'Decimal',
  ipaddress: 'ip_network ip_address',
  csv: 'reader DictReader',
  sysconfig: 'get_paths get_path get_platform get_python_version',
  site: 'getsitepackages getusersitepackages USER_SITE USER_BASE',
  locale: 'getlocale getpreferredencoding',
  'importlib.metadata': 'version',
  pathlib: 'Path Path.cwd',
  re: 'findall search match split sub',
  ssl: 'OPENSSL_VERSION',
  sqlite3: 'sqlite_version',
  zlib: 'ZLIB_VERSION crc32',
  socket: 'gethostname',
  shutil: 'which disk_usage get_terminal_size',
  glob: 'glob',
  hashlib: 'md5 sha1 sha256 sha512 algorithms_available',
  getpass: 'getuser',
  tomllib: 'load',
  pprint: 'pprint',
  keyword: 'kwlist iskeyword',
  unicodedata: 'name category',
  operator: 'itemgetter',
  functools: 'reduce',
  secrets: 'token_hex token_urlsafe randbelow',
  'urllib.parse': 'quote quote_plus urlencode',
  textwrap: 'fill wrap',
};

/**
 * Modules that many people install, and what of them only computes and tells: by importing them, Python may look for
 * any others that they can do without. Not here: what
 * writes when it is imported (keras), or reads which code to load from a file of the folder (seaborn by matplotlibrc).
 */
export const INSTALLED_MODULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `sklearn matplotlib scipy polars pyarrow torchvision transformers requests httpx flask fastapi pydantic
     cv2 bs4 lxml sqlalchemy tqdm rich click jinja2 aiohttp openai anthropic boto3 redis psycopg2 pymongo dateutil pytz
     six attr networkx sympy xgboost lightgbm h5py setuptools packaging certifi urllib3`
      .split(/\s+/)
      .map((name) => [name, '']),
  ),
  pandas: 'DataFrame Series',
  numpy: `array arange linspace zeros ones eye mean median std var sum min max sqrt exp log pi e dot round abs unique
    random.rand random.randn random.randint`,
  torch: `version.cuda cuda.is_available cuda.device_count cuda.get_device_name backends.cudnn.version
    backends.mps.is_available`,
  tensorflow: 'config.list_physical_devices',
  django: 'get_version VERSION',
  yaml: 'safe_load',
  PIL: 'Image',
};
