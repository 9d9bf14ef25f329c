// Packages of Python and Node that people ask for by name.

import { lowerAt, type SlotReader, text } from './slot-values.ts';

export const OF_PYTHON: ReadonlySet<string> = new Set(
  `aiohttp beautifulsoup4 boto3 celery dask django fastapi flask gensim geopandas httpx jax jinja2 keras lightgbm lxml
  marshmallow matplotlib networkx nltk numba numpy opencv-python openpyxl pandas paramiko pillow plotly polars psycopg2
  pyarrow pydantic pygame pymongo pymysql pyqt5 pyqt6 pyserial pyspark python-dateutil pytorch-lightning pytz pyyaml
  requests scikit-image scikit-learn scipy seaborn selenium spacy sqlalchemy statsmodels sympy tensorflow tokenizers
  torch torchvision transformers xgboost`.split(/\s+/),
);

export const OF_NODE: ReadonlySet<string> = new Set(
  `angular axios bootstrap chalk chart.js commander cors d3 date-fns dayjs dotenv electron eslint express fastify framer-motion
  husky jest jquery knex koa lodash mocha moment mongoose next nodemon nuxt passport playwright prettier prisma puppeteer react
  react-dom redux rxjs sass sequelize sharp socket.io svelte tailwindcss three ts-node typescript uuid vite vitest vue webpack
  winston ws zod zustand`.split(/\s+/),
);

/** What is imported under another name than it is installed by. */
const IMPORTED: Readonly<Record<string, string>> = {
  bs4: 'beautifulsoup4',
  cv2: 'opencv-python',
  dateutil: 'python-dateutil',
  pil: 'pillow',
  pytorch: 'torch',
  sklearn: 'scikit-learn',
  yaml: 'pyyaml',
};

export const readPythonPackage: SlotReader = (words, at) => {
  const word = lowerAt(words, at);
  const name = Object.hasOwn(IMPORTED, word) ? IMPORTED[word] : word;
  // Any name behind `the python package`.
  const isSaid = /^(?:python|pip) (?:package|module|library)$/.test(
    `${lowerAt(words, at - 2)} ${lowerAt(words, at - 1)}`,
  );
  return name !== undefined && (isSaid || OF_PYTHON.has(name)) ? [{ end: at + 1, value: text(name) }] : [];
};
