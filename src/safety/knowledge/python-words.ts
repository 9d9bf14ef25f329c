// Words of Python that a program may use without asking: its own functions, and what values have.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** All that Python calls by a name alone (3.14, and 2.7): none of them may be taken for a name of the program. */
export const PYTHON_BUILTINS: ReadonlySet<string> =
  words(`abs aiter all anext any apply ascii basestring bin bool
  breakpoint buffer bytearray bytes callable chr classmethod cmp coerce compile complex copyright credits delattr dict dir
  divmod enumerate eval exec execfile exit file filter float format frozenset getattr globals hasattr hash help hex id input
  int intern isinstance issubclass iter len license list locals long map max memoryview min next object oct open ord pow
  print property quit range raw_input reduce reload repr reversed round set setattr slice sorted staticmethod str sum super
  tuple type unichr unicode vars xrange zip`);

/** Of these, those that do nothing but compute, whatever they are given and whoever calls them. */
export const PYTHON_WORDS: ReadonlySet<string> =
  words(`abs all any bin bool callable complex dict dir divmod enumerate
  filter float frozenset hash hex id int isinstance issubclass iter len list map max min next object oct ord pow print
  range repr reversed round set slice sorted sum tuple zip exit quit
  Exception ValueError KeyError TypeError IndexError AttributeError ZeroDivisionError ArithmeticError OverflowError
  FileNotFoundError IsADirectoryError NotADirectoryError PermissionError OSError IOError EOFError UnicodeError
  UnicodeDecodeError UnicodeEncodeError SyntaxError LookupError StopIteration RuntimeError RecursionError ImportError
  ModuleNotFoundError NameError NotImplementedError AssertionError KeyboardInterrupt SystemExit __name__`);

/**
 * What values have, and nothing that could be reached here has under that name another thing that changes something:
 * numbers, texts, lists, tables, times, paths, files that are open for reading, matches, parts of a parsed program.
 */
export const PYTHON_ATTRIBUTES: ReadonlySet<string> =
  words(`keys values items get setdefault pop popitem update clear
  append extend insert remove sort reverse index count add discard union intersection difference symmetric_difference
  issubset issuperset isdisjoint difference_update intersection_update most_common elements subtract total popleft
  appendleft rotate fromkeys fromhex
  split rsplit splitlines strip lstrip rstrip upper lower title capitalize casefold swapcase join find rfind rindex
  startswith endswith removeprefix removesuffix isdigit isalpha isalnum isdecimal isnumeric isupper islower isspace
  istitle isidentifier isascii zfill ljust rjust center partition rpartition expandtabs
  readline readlines close seek tell flush closed writerow writerows writeheader
  bit_length bit_count real imag conjugate as_integer_ratio is_integer hex numerator denominator quantize as_tuple
  normalize
  days seconds microseconds total_seconds year month day hour minute second microsecond isoformat isocalendar weekday
  isoweekday toordinal week date time timestamp strftime tzinfo utcoffset astimezone timetuple tzname tm_year tm_mon
  tm_mday tm_hour tm_min tm_sec tm_wday tm_yday
  group groups groupdict start end span lastgroup string pattern findall finditer search match fullmatch
  exists is_file is_dir is_symlink is_absolute iterdir glob rglob walk stat lstat st_size st_mtime st_ctime st_atime st_mode
  st_ino st_uid st_gid st_nlink
  suffix suffixes stem parts parent parents name names root anchor drive as_posix relative_to is_relative_to resolve
  absolute expanduser with_suffix with_name with_stem joinpath owner samefile
  lineno end_lineno col_offset end_col_offset module body id targets target value func args keywords arg decorator_list
  returns annotation attr elts bases asname slice ctx defaults op left right ops comparators test orelse handlers
  finalbody type keys kwonlyargs posonlyargs vararg kwarg iter level msg exc elt generators operand
  is_private is_global is_loopback is_multicast num_addresses hosts network_address broadcast_address netmask prefixlen
  with_prefixlen version subnets supernet overlaps major minor micro releaselevel
  hexdigest digest_size hostname port scheme netloc path fragment username params
  getvalue fieldnames line_num dialect free used columns lines real_quick_ratio quick_ratio ratio get_matching_blocks get_opcodes
  sections options has_section has_option getint getfloat getboolean
  tag text tail attrib iterfind findtext getroot itertext
  filename namelist infolist getinfo file_size compress_size date_time is_encrypted
  errno strerror reason lineno colno pos doc msg offset code
  head shape dtypes dtype describe info value_counts groupby sum mean median std var min max nunique unique isna isnull
  notna sort_values sort_index nlargest nsmallest quantile corr duplicated drop_duplicates dropna memory_usage tolist iloc
  loc size ndim T idxmax idxmin cumsum round mode astype abs fillna isin str dt contains between first last
  reset_index set_index rename_axis to_dict to_list clip diff rank sample empty any all argmax argmin ravel reshape
  flatten cumprod dot argsort nonzero width height`);

/** Members of modules that another module reads while it runs: what is changed in them decides more than it shows. */
export const PYTHON_STATE: ReadonlySet<string> = words('sys.path sys.argv os.environ sys.modules');
