import { deltaEncoding, readDelta } from './delta.ts';
import { assetVary, availableDictionary, dictionaryHeader, rolePattern, takesDeltas } from './dictionary.ts';
import type { Release } from './documents.ts';
import { contentTypes, forever, workerPattern, workerPolicy } from './headers.ts';
import type { NginxOptions } from './nginxConfig.ts';
import { common, header, quote } from './nginxWords.ts';

/** Which file is a worker, which delta a request can take, and which later files an answer is a dictionary for. */
export function assetMaps(releases: readonly Release[]): string[] {
  const all = releases.flatMap(({ files }) => Object.keys(files).map((address) => readDelta(address)));
  const known = new Set(all.flatMap((delta) => delta?.dictionary ?? []));
  const endings = [...known]
    .sort()
    .map((hash) => `${quote(availableDictionary(hash))} .${hash}.${deltaEncoding};`);
  const moved = `^(?:/_delta/(?:js|css))?${rolePattern}(?:[.][0-9a-f]{64}[.]${deltaEncoding})?$`;
  const match = dictionaryHeader(`$\{role}*.$\{kind}`);
  return [
    // No file is named like that.
    `map $http_available_dictionary $known_delta { default .none; ${endings.join(' ')} }`,
    `map $http_accept_encoding $delta { default .none; ${quote(`~${takesDeltas}`)} $known_delta; }`,
    // Nothing is sent where it is empty.
    `map $uri $worker_policy { default ""; ${quote(`~${workerPattern}`)} ${quote(workerPolicy)}; }`,
    `map $uri $dictionary_for { default ""; "~${moved}" '${match}'; }`,
  ];
}

const assetHeaders = [
  header('cache-control', forever),
  header('vary', assetVary),
  'add_header use-as-dictionary $dictionary_for;',
  'add_header content-security-policy $worker_policy;',
  ...common,
].join(' ');

/** Files of all releases below a folder of addresses. */
export function assetLocation(folder: string, { served }: NginxOptions): string {
  const serve = [
    `root ${quote(`${served}/files`)};`,
    // Said here, with what else it depends on.
    'gzip_vary off;',
    `if (-f $document_root$uri$delta) { rewrite ^.*[.](js|css)$ /_delta/$1$uri$delta last; }`,
    'try_files $uri @missing;',
    assetHeaders,
  ];
  return `location ^~ ${folder} { ${serve.join(' ')} }`;
}

/** Files that are sent as a delta: their type is that of the file they make. */
export function deltaLocation(kind: 'js' | 'css', { served, hasBrotli }: NginxOptions): string {
  const type = contentTypes[`.${kind}`]?.split(';')[0];
  const serve = [
    // What is asked for by that name is not there, and none of the headers below are said of it.
    'internal; error_page 404 @missing;',
    `alias ${quote(`${served}/files/`)};`,
    `types { } default_type ${type};`,
    `gzip off; gzip_static off; gzip_vary off;${hasBrotli ? ' brotli_static off;' : ''}`,
    header('content-encoding', deltaEncoding),
    assetHeaders,
  ];
  return `location ^~ /_delta/${kind}/ { ${serve.join(' ')} }`;
}
