// Words of one-liners that only compute, print and tell: by language, an allow-list of all that they may name.

export type TokenLanguage = 'node' | 'ruby' | 'php' | 'lua' | 'julia' | 'elixir' | 'r';

type Row = {
  /** A one-liner without any of these says nothing, so it is there for something else. */
  readonly says: RegExp;
  /**
   * In the code, its strings replaced by `§`: what would make a quote begin or end another thing than a string, and a text or
   * a value that is called, which may be any function.
   */
  readonly never: RegExp;
  /** Names, with all that is joined to them by dots; what begins with a dot may follow any value. */
  readonly words: string;
  /** Options beside the one of the code. */
  readonly flags?: RegExp;
  /** Files of the folder that are read first, and may run anything. */
  readonly starts?: readonly string[];
};

/** Behind a letter a quote begins a raw or tagged string. */
const CALLED = String.raw`\w\u00a7|[\u00a7)\]]\s*\(`;

/** PHP: bytes of a sum (`md5("a", true)`), of texts one over the other, of another encoding. */
const RAW = String.raw`\b(?:md5|sha1|mb_strto\w+)\b(?!\s*\(\s*[\u00a7a-z]\s*\))|\bhash(?!\s*\(\s*\u00a7\s*,\s*[\u00a7a-z]\s*\))|\^|(?<![&|])[&|](?![&|])`;

/**
 * Julia: a character of a text, and a number less, is another: `"a"[1] - 70`. Where there are texts, nothing goes through
 * them or takes one out of them.
 */
const CHARACTERS = String.raw`^(?=[^]*(?:\u00a7|\b(?:string|repeat|uppercase|lowercase|strip|split|join|MACHINE)\b))[^]*(?:\b(?:map|filter|collect|unique)\b|\b(?:maximum|minimum)\(\s*(?!\[)|\bin\s+(?![\d[])|->|[\w)\]\u00a7]\s*\[)`;

/** Elixir: `IO.puts` prints a list of numbers as the characters that they name. */
const LISTS = String.raw`^(?=[^]*\bIO\.puts\b)(?!IO\.puts\s*\(?\s*Enum\.(?:sum|count|product|max|min|join)\((?:\[[\d\s,]*\]|\d+\.\.\d+)(?:,\s*\u00a7)?\)\s*\)?\s*$)[^]*(?:\[|\.\.|&(?!&)|\b(?:fn|for|digits|with_index|to_list|Map|List)\b)`;

/** R: `q("yes")` saves; by a class another function prints; other libraries may have another package of that name. */
const OF_R = String.raw`\bq\b|\.libPaths\s*\(\s*[^\s)]|^(?=[^]*(?:<-|->|=(?!=)))[^]*\bclass\b`;

export const ONE_LINERS: Readonly<Record<TokenLanguage, Row>> = {
  node: {
    flags: /^--no-warnings$/,
    // `-p` prints by itself: what neither asks nor computes is no question.
    says: /\b(?:process|os|path|crypto|encodeURI\w*|require|console|JSON|parse(?:Int|Float)|Number|Date)\b|[-+*/%.]/,
    // In JavaScript a string can reach any function: `[]['constructor']`, `{[k]: f} = x`; behind `for (const x of` a list
    // begins. A slash behind a keyword begins a pattern, `<!--` a comment.
    never: new RegExp(
      [
        String.raw`(?<!\bfor\s*\((?:const|let|var)\s+\w+ of )(?<=[\w)\]}\u00a7]\s*)(?!(?<=\b(?:const|var)\s+)\[[\w, ]+\]\s*(?:=(?![=>])|of\b))\[(?!\d+\])`,
        String.raw`(?<!\[\d+)\]\s*:|<!--|-->`,
        String.raw`\/[*/]|(?:^|[^\w\s)\]]|\b(?:new|typeof|const|let|var|of|in|for)|\bfor\b[^]*\))\s*\/`,
        String.raw`\.\s*(?:constructor|__\w+__|prototype|call|apply|bind|caller|callee)\b`,
      ].join('|'),
    ),
    words: `console.log console.table process.version process.versions process.versions.node process.versions.v8
      process.platform process.arch process.cwd process.pid process.execPath process.argv process.uptime
      process.memoryUsage process.release.name os.cpus os.totalmem os.freemem os.platform os.arch os.release os.hostname
      os.uptime os.loadavg os.type os.homedir os.tmpdir os.EOL path.resolve path.join path.basename path.dirname
      path.extname path.relative path.normalize path.sep
      Math.PI Math.E Math.max Math.min Math.round Math.floor Math.ceil Math.sqrt Math.cbrt Math.pow Math.abs Math.random
      Math.log Math.log2 Math.log10 Math.sin Math.cos Math.tan Math.hypot Math.sign Math.trunc JSON.stringify Object.keys
      Object.values Object.entries Date.now Date Date.UTC Date.parse new true false null undefined Infinity NaN Number
      Number.MAX_SAFE_INTEGER Number.EPSILON Number.isInteger Boolean parseInt parseFloat isNaN typeof const let var of in for if
      else return continue break
      Array Array.from Array.isArray Set Map encodeURIComponent encodeURI
      crypto.randomUUID Buffer.byteLength fs.readdirSync fs.existsSync fs.statSync fs.lstatSync process.stdin.on process.stdin.setEncoding .on
      .test .exec .match .matchAll .replace .replaceAll .search .substring .flatMap .findIndex .trimEnd .trimStart
      .toFixed .toUpperCase .toLowerCase .join .split .slice .trim .repeat .padStart .padEnd .toISOString .toLocaleString
      .toLocaleDateString .toLocaleTimeString .getTime .getFullYear .getMonth .getDate .getDay .getHours .getTimezoneOffset
      Intl.NumberFormat Intl.DateTimeFormat .format _
      .map .filter .reduce .sort .reverse .includes .indexOf .concat .flat .some .every .find .forEach .keys .values
      .entries .has .get .at .charAt .charCodeAt .codePointAt .startsWith .endsWith .toString .normalize .localeCompare`,
  },
  ruby: {
    flags: /^-[wlnW]$/,
    says: /\b(?:puts|p|print|pp)\b/,
    // `?"` is a character, `/"/` and `%q` are texts, `<<a` begins another.
    // A slash behind a number or a bracket divides; `"\n".."A"` has the character that commands a terminal.
    never:
      /(?<!(?<!\u00a7 *)\u00a7 )%|%(?! )|[|&#?]|<<|(?<!(?:(?<![\w.$])\d[\d_]*(?:\.\d+)?|[)\]])\s*)\/|(?<!\.|[([]\s*-?\d[\d_]*\s*)\.\.|\.\.(?=\s*§)/,
    words: `puts p print pp RUBY_VERSION RUBY_PLATFORM RUBY_ENGINE RUBY_PATCHLEVEL RUBY_RELEASE_DATE RUBY_COPYRIGHT RUBY_DESCRIPTION Dir.pwd Dir Dir.glob Dir.children Dir.entries File.size
      File.exist File.basename File.extname File.dirname File.mtime ARGF.read ARGF.readlines ARGF.each_line STDIN.read Time.now Time.at
      Date.today SecureRandom.hex SecureRandom.uuid JSON.parse JSON.pretty_generate Set.new Gem::VERSION Gem VERSION
      .upcase .downcase .capitalize .reverse .length .size .round .floor .ceil .abs .sum .min .max .minmax .sort .uniq .first
      .last .join .to_s .to_i .to_f .to_a .digits .gcd .lcm .pow Math.sqrt Math.log Math.log2 Math.log10 Math Integer.sqrt
      .inspect .keys .values .lines .chars .to_h .to_set .tally .each .map .select .reject .each_with_index .sort_by .group_by
      .zip .flatten .compact .product .strftime .to_json .chomp .start_with .end_with do end if unless and or not nil true false
      .even .odd .count .include .split .strip .year .month .day .hour .min .to_date rand Date.parse Time.parse
      .times .utc .getlocal .step .each_char .each_slice .flat_map .filter .max_by .min_by .take .drop .with_index .ljust .rjust
      .center`,
  },
  php: {
    flags: /^-[nq]$/,
    says: /\b(?:echo|print|print_r|var_dump|var_export)\b/,
    // `"id" |> $f` calls as well; `range("\n", "A")`, `"A" ^ "Z"` have the character that commands a terminal.
    never: new RegExp(
      String.raw`${CALLED}|\}\s*\(|\|>|(?<!\w)[a-z]\s*\(|[#~?]|\/[*/]|<<<|\brange(?!\s*\(\s*-?\d+\s*,)|${RAW}`,
    ),
    words: `echo print print_r var_dump var_export date time microtime mktime strtotime PHP_EOL PHP_VERSION PHP_OS
      PHP_OS_FAMILY PHP_INT_MAX PHP_INT_SIZE PHP_BINARY phpversion php_uname php_sapi_name php_ini_loaded_file
      get_loaded_extensions extension_loaded function_exists ini_get sys_get_temp_dir memory_get_usage
      strlen strtoupper strtolower ucfirst ucwords trim ltrim rtrim implode join explode count array_sum array_product
      array_keys array_values array_unique array_reverse range max min round floor ceil sqrt pow abs intdiv fmod rand mt_rand
      random_int md5 sha1 crc32 hash base64_encode bin2hex json_encode number_format str_repeat str_pad strrev substr
      strpos str_replace in_array is_int is_numeric gettype true false null TRUE FALSE NULL M_PI PHP_FLOAT_EPSILON urlencode
      rawurlencode date_default_timezone_get PHP_MAJOR_VERSION PHP_MINOR_VERSION php_ini_scanned_files mb_strlen mb_strtoupper
      mb_strtolower levenshtein similar_text soundex metaphone checkdate array_slice array_fill str_word_count ord dechex hexdec decbin bindec uniqid`,
  },
  lua: {
    says: /\bprint\b/,
    never: new RegExp(String.raw`${CALLED}|--|\[[[=]|~`),
    words: `print ipairs pairs tostring tonumber type for do end if then else elseif while in local and or not nil true
      false function return _VERSION select math.pi math.huge math.sqrt math.floor math.ceil math.abs math.max math.min
      math.random math.sin math.cos math.log math.exp math.fmod math.maxinteger math.type string.rep string.upper string.lower
      string.len string.reverse string.sub table.concat table.unpack table.sort os.time os.date os.clock`,
  },
  julia: {
    flags: /^(?:-q|--quiet)$/,
    says: /\b(?:print|println|display|versioninfo)\b/,
    never: new RegExp(String.raw`${CALLED}|[#$@~]|\u00a7\u00a7|${CHARACTERS}`),
    words: `print println display versioninfo sum prod sqrt cbrt length collect range maximum minimum round floor ceil abs gcd
      lcm factorial binomial big rand sort reverse unique join repeat string uppercase lowercase strip split parse Int Int64
      Float64 BigInt VERSION pi exp log log2 log10 sin cos tan div mod rem isodd iseven typeof size zeros ones map filter
      Sys.CPU_THREADS Sys.free_memory Sys.ARCH Sys.total_memory Sys.KERNEL Sys.MACHINE Threads.nthreads typemax typemin eps for in end if else true false
      nothing`,
  },
  elixir: {
    says: /\bIO\.(?:puts|inspect)\b/,
    never: new RegExp(String.raw`${CALLED}|[#~?@]|\u00a7\u00a7|<<|${LISTS}`),
    words: `IO.puts IO.inspect Enum.sum Enum.map Enum.filter Enum.count Enum.max Enum.min Enum.sort Enum.join Enum.reverse
      Enum.to_list Enum.uniq Enum.take Enum.reduce Enum.product Enum.random Enum.with_index Enum.zip String.upcase
      String.downcase String.length String.reverse String.split String.capitalize String.trim String.duplicate
      String.pad_leading Integer.to_string Integer.pow Integer.digits Integer.gcd Float.round Map.keys Map.values List.last
      System.version System.otp_release System.schedulers_online DateTime.utc_now Date.utc_today Time.utc_now NaiveDateTime.utc_now
      math.sqrt math.pow math.pi math.log math.sin fn end do for if else true false nil rem div abs round length hd tl trunc
      inspect`,
  },
  r: {
    says: /\b(?:print|cat|summary|str|head|tail|table|mean|dim|names|colnames|nrow|ncol|sessionInfo|sum|version|R|Sys)\b|[-+*/^]/,
    never: new RegExp(`${CALLED}|[#%@~]|${OF_R}`),
    words: `print cat summary mean median sd var sum prod max min length seq rep c paste paste0 sqrt exp log log2 log10 round
      str head tail nrow ncol dim names colnames rownames table unique sort rev order quantile cor range sessionInfo
      R.version.string R.version R.home Sys.time Sys.Date Sys.info Sys.getpid format toupper tolower nchar strsplit data.frame
      matrix rnorm runif sample set.seed TRUE FALSE NULL NA T F pi letters LETTERS month.name version getRversion packageVersion
      .libPaths nlevels levels class typeof is.na which any all diff cumsum abs floor ceiling factorial choose t solve det
      capabilities extSoftVersion La_library parallel detectCores getwd
      mtcars iris airquality faithful women cars ToothGrowth installed.packages R.Version Sys.timezone Sys.getlocale object.size`,
    flags: /^--(?:vanilla|no-save|slave|quiet)$/,
    starts: ['.Rprofile', '.Renviron'],
  },
};
