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
  calendar: { flags: /^(?:\d+|-t|text)$/ },
  this: {},
  pyclbr: { files: 1 },
  base64: { flags: /^-[edtu]$/, files: 1 },
  mimetypes: { flags: /^(?:-e|--extension|-l|--lenient)$/, files: 64 },
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
  sys: 'version version_info executable platform prefix base_prefix getsizeof float_info int_info api_version flags getdefaultencoding getrecursionlimit modules.keys builtin_module_names stdlib_module_names maxsize byteorder path argv stdin stdin.read stdin.readline stdin.readlines stderr implementation.name stdout stdout.write stderr.write stdout.flush exit hexversion getfilesystemencoding',
  os: 'getcwd name sep cpu_count getpid path.basename path.dirname path.join path.splitext path.exists path.isfile path.isdir path.getsize path.abspath path.relpath path.getmtime listdir walk stat scandir linesep getppid getuid curdir pardir path.isabs path.islink path.expanduser path.normpath path.realpath path.commonprefix path.commonpath path.split path.getctime path.pathsep pathsep access R_OK',
  json: 'load loads dumps JSONDecodeError',
  math: 'pi e tau inf sqrt pow log log2 log10 exp sin cos tan atan atan2 floor ceil gcd lcm comb perm radians degrees hypot fsum prod isqrt factorial dist isclose log1p nan isnan isinf asin acos sinh cosh tanh trunc fabs modf copysign erf gamma remainder fmod ldexp',
  statistics:
    'mean median mode stdev pstdev variance quantiles geometric_mean harmonic_mean multimode median_low median_high pvariance correlation linear_regression fmean covariance NormalDist',
  datetime: `datetime.now datetime.utcnow datetime.today datetime.fromtimestamp datetime.utcfromtimestamp datetime.fromisoformat
    datetime.strptime date.today date.fromisoformat date.fromisocalendar date.fromtimestamp date timedelta timezone.utc datetime timezone datetime.combine date.fromordinal time time.fromisoformat UTC date.min date.max datetime.min datetime.max`,
  time: 'time ctime localtime gmtime strftime perf_counter timezone tzname monotonic time_ns strptime mktime process_time',
  calendar: 'month calendar isleap monthrange day_name month_name',
  platform: `system machine release version python_version node platform processor architecture uname python_implementation
    python_compiler python_build libc_ver mac_ver freedesktop_os_release`,
  random: 'random randint choice choices uniform gauss sample shuffle seed randrange',
  string:
    'ascii_letters ascii_lowercase ascii_uppercase digits punctuation hexdigits printable whitespace capwords',
  uuid: 'uuid4 uuid1 UUID uuid3 uuid5 NAMESPACE_DNS NAMESPACE_URL',
  collections: 'Counter defaultdict OrderedDict deque namedtuple ChainMap',
  itertools:
    'chain count islice product permutations combinations groupby accumulate zip_longest cycle repeat starmap takewhile dropwhile compress pairwise batched combinations_with_replacement filterfalse tee',
  fractions: 'Fraction',
  decimal: 'Decimal',
  ipaddress:
    'ip_network ip_address ip_interface summarize_address_range IPv4Address IPv4Network IPv6Address IPv6Network collapse_addresses',
  csv: 'reader DictReader',
  sysconfig: 'get_paths get_path get_platform get_python_version',
  site: 'getsitepackages getusersitepackages USER_SITE USER_BASE',
  locale: 'getlocale getpreferredencoding',
  'importlib.metadata': 'version distributions metadata',
  pathlib: 'Path Path.cwd Path.home PurePath PurePosixPath',
  re: 'findall search match split sub finditer fullmatch compile IGNORECASE MULTILINE DOTALL I M S escape X VERBOSE UNICODE ASCII A',
  ssl: 'OPENSSL_VERSION',
  sqlite3: 'sqlite_version',
  zlib: 'ZLIB_VERSION crc32',
  socket: 'gethostname',
  heapq: 'nlargest nsmallest heappush heappop heapify merge',
  bisect: 'bisect bisect_left bisect_right insort',
  cmath: 'sqrt exp phase polar pi',
  base64: 'b64encode urlsafe_b64encode b32encode b16encode',
  html: 'escape',
  difflib: 'unified_diff get_close_matches SequenceMatcher ndiff context_diff',
  struct: 'pack unpack calcsize',
  binascii: 'hexlify unhexlify crc32',
  zoneinfo: 'ZoneInfo available_timezones',
  colorsys: 'rgb_to_hsv hsv_to_rgb rgb_to_hls hls_to_rgb',
  fnmatch: 'filter fnmatch',
  ast: 'parse literal_eval dump walk iter_child_nodes get_docstring FunctionDef AsyncFunctionDef ClassDef Import ImportFrom Call Name Attribute Assign Constant Lambda Return If For While Try With Assert Raise AugAssign AnnAssign Global BinOp Compare Subscript List Dict Tuple Set arg keyword JoinedStr alias Module',
  shutil: 'which disk_usage get_terminal_size',
  glob: 'glob iglob',
  hashlib: 'md5 sha1 sha224 sha256 sha384 sha512 sha3_256 blake2b algorithms_available algorithms_guaranteed',
  getpass: 'getuser',
  tomllib: 'load',
  pprint: 'pprint',
  keyword: 'kwlist iskeyword',
  unicodedata: 'name category normalize east_asian_width combining bidirectional',
  operator: 'itemgetter add mul sub truediv or_ and_ xor lt gt neg',
  functools: 'reduce partial cmp_to_key',
  secrets: 'token_hex token_urlsafe randbelow',
  'urllib.parse': 'quote quote_plus urlencode urlparse urlsplit urljoin',
  typing: 'Any Dict Iterable Iterator List Optional Set Tuple Union',
  configparser: 'ConfigParser RawConfigParser',
  gzip: 'BadGzipFile',
  bz2: '',
  lzma: 'LZMAError',
  zipfile: 'is_zipfile BadZipFile',
  io: 'StringIO',
  shlex: 'split quote join',
  textwrap: 'fill wrap dedent shorten indent',
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
