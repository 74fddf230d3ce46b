import { contentSecurityPolicy } from '../../../mocks/src/policy.ts';
import { activeClosings, indexAddress } from '../../src/manifest/index.ts';
import { segmentsOf } from '../../src/manifest/path.ts';
import { bucketCookie, bucketHeader } from './bucket.ts';
import {
  BUCKETS,
  type Kill,
  keyOf,
  type Pointed,
  type RegistryDocument,
  type Release,
  sha256,
} from './documents.ts';
import { contentTypes, etagOf, forever, never, pageCaching, whileRevalidated } from './headers.ts';
import { killPage, killPolicy } from './killPage.ts';
import { currentOf } from './live.ts';
import { assetsOf, registryFolder, sharedFolder } from './names.ts';
import { assetLocation, assetMaps, deltaLocation } from './nginxAssets.ts';
import { common, header, quote, strictMap } from './nginxWords.ts';
import { publicRegistry } from './publicRegistry.ts';

/** Where nginx finds things, and where it listens. */
export interface NginxOptions {
  /** absolute path of a folder with the files and pages of releases, each of them looked at */
  served: string;
  /** absolute path of a folder for what the configuration needs beside it: the registry, pages of what is closed */
  extras: string;
  /** addresses of the wallet API: `127.0.0.1:8081` */
  api: string;
  /** for example `8080`, `443 ssl http2` */
  listen: readonly string[];
  /** the wallet's host, which the wallet API is told; what a request says of it is passed on to nobody */
  name?: string | undefined;
  certificate?: { cert: string; key: string } | undefined;
  /** whether nginx has the module for files compressed by brotli before */
  hasBrotli: boolean;
  /** seconds for which a browser may open a page again without asking (`pageCaching`): none unless told */
  reusePages?: number | undefined;
  /** the moment at which it is asked what is closed */
  now: Date;
}

/** A configuration, and the files it names by file name. */
export interface NginxFiles {
  config: string;
  extras: ReadonlyMap<string, string | Uint8Array>;
}

const variable = (id: string) => `$app_${id.replaceAll('-', '_')}`;
const policyVariable = (id: string) => `$policy_${id.replaceAll('-', '_')}`;

/** A regular expression for the whole numbers 1 to `last`, at most 1000. */
export function upToPattern(last: number): string {
  const digits = String(last).split('').map(Number);
  const shorter = digits.length > 1 ? [`[1-9]\\d{0,${digits.length - 2}}`] : [];
  const same = digits.flatMap((digit, place) => {
    const from = place === 0 ? 1 : 0;
    if (digit - 1 < from) return [];
    const before = digits.slice(0, place).join('');
    const rest = digits.length - place - 1;
    return [`${before}[${from}-${digit - 1}]${rest > 0 ? `\\d{${rest}}` : ''}`];
  });
  return `^(?:${[...shorter, ...same, String(last)].join('|')})$`;
}

/** A screen's path as a pattern: a parameter is any segment. */
function patternOf(path: string): string {
  const segments = segmentsOf(path).map((segment) =>
    segment.startsWith('{') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return `^/${segments.join('/')}/?$`;
}

function bucketMaps(): string[] {
  const draws = Array.from({ length: BUCKETS - 1 }, (_, index) => `0.1% ${index + 1};`);
  return [
    // Customers without a bucket get one by lot.
    `split_clients $request_id $drawn_bucket { ${draws.join(' ')} * ${BUCKETS}; }`,
    `map $cookie_${bucketCookie} $known_bucket { default ""; "~${upToPattern(BUCKETS)}" $cookie_${bucketCookie}; }`,
    'map $known_bucket $bucket { "" $drawn_bucket; default $known_bucket; }',
    `map $known_bucket $bucket_cookie { "" ${quote(bucketHeader(0, true).replace('=0;', '=$drawn_bucket;'))}; default ""; }`,
  ];
}

/** Which release of an app a bucket gets, and the policy of its page. */
function appMaps(app: Pointed, releaseOf: (app: string, id: string) => Release): string[] {
  const { id, release, canary } = app;
  const trial = canary ? ` "~${upToPattern(canary.upTo)}" ${canary.release};` : '';
  const policies = currentOf(app).map(
    (each) => `${each} ${quote(contentSecurityPolicy(releaseOf(id, each).hashes))};`,
  );
  return [
    `map $bucket ${variable(id)} { default ${release};${trial} }`,
    `map ${variable(id)} ${policyVariable(id)} { ${policies.join(' ')} }`,
  ];
}

/** The tag of what a location answers, and nothing but that to whoever has it already. */
function tagged(tag: string): string[] {
  return [`if ($http_if_none_match = ${quote(tag)}) { return 304; }`, header('etag', tag)];
}

interface Moving {
  extras: string;
  tag: string;
  kept: string;
}

/** An address whose file is another one after each release. */
function moving(address: string, file: string, { extras, tag, kept }: Moving): string {
  return `location = ${address} { root ${quote(extras)}; ${tagged(etagOf(tag)).join(' ')} ${header('cache-control', kept)} ${common.join(' ')} rewrite ^ /${file} break; }`;
}

function page(app: Pointed, match: string, { served, reusePages = 0 }: NginxOptions): string {
  const { id } = app;
  const serve = [
    `root ${quote(served)};`,
    ...tagged(etagOf(variable(id))),
    header('cache-control', pageCaching(reusePages, app)),
    `add_header content-security-policy ${policyVariable(id)} always;`,
    // Nothing is sent where it is empty.
    'add_header set-cookie $bucket_cookie;',
    ...common,
    // `break` stays in this location, with its headers.
    `rewrite ^ /${keyOf.page(id, variable(id))} break;`,
  ];
  return `location ${match} { ${serve.join(' ')} }`;
}

function closed(match: string, name: string): string {
  return `location ${match} { error_page 503 /_closed/${name}; return 503; }`;
}

/** The locations of one app: its files, what is closed, its pages. */
function locations(
  app: Pointed,
  kills: readonly Kill[],
  files: Map<string, string | Uint8Array>,
  options: NginxOptions,
): string[] {
  const nameOf = (kill: Kill) => {
    const text = killPage(kill);
    const name = `${sha256(text).slice(0, 16)}.html`;
    files.set(name, text);
    return name;
  };
  const { screens } = app;
  const whole = kills.find(({ screen }) => screen === undefined);
  const places = app.prefixes.flatMap((prefix) => (prefix === '/' ? ['/'] : [`= ${prefix}`, `${prefix}/`]));
  return [
    assetLocation(assetsOf(app), options),
    ...kills.flatMap((kill) =>
      screens
        .filter(({ code, aliasOf }) => kill.screen !== undefined && [code, aliasOf].includes(kill.screen))
        .map(({ path }) => closed(`~ ${quote(patternOf(path))}`, nameOf(kill))),
    ),
    ...places.map((place) => (whole ? closed(place, nameOf(whole)) : page(app, place, options))),
  ];
}

/** What every phone of the last ten years speaks, and nothing older. */
const tls = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  `ssl_ciphers ${['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'].join(':')};`,
  'ssl_prefer_server_ciphers off; ssl_session_tickets off;',
  'ssl_session_cache shared:wallet:10m; ssl_session_timeout 1d;',
];

/** The wallet API: answers are one customer's own, and never kept. */
function apiLocation(api: string, name: string | undefined): string {
  const ours = [
    ...common.filter((line) => !line.includes('last-modified')),
    header('cache-control', 'no-store'),
  ];
  return [
    `proxy_pass http://${api};`,
    `proxy_set_header host ${name === undefined ? '$proxy_host' : quote(name)};`,
    'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
    'proxy_set_header x-forwarded-proto $scheme;',
    'proxy_cookie_flags ~ secure;',
    'proxy_hide_header cache-control; proxy_hide_header expires;',
    'proxy_hide_header x-content-type-options; proxy_hide_header referrer-policy;',
    'proxy_hide_header strict-transport-security;',
    ...ours,
  ].join(' ');
}

/**
 * The nginx configuration of a release store: entry pages by prefix and bucket with their policies, files of all
 * releases, the registry, what is closed, and the wallet API behind it. To be made anew at each change of the
 * registry and when a closing ends; nginx takes it over without dropping a request.
 *
 * @param releaseOf reads a release of the store
 */
export function nginxConfig(
  document: RegistryDocument,
  releaseOf: (app: string, id: string) => Release,
  options: NginxOptions,
): NginxFiles {
  const { apps, revision } = document;
  const { extras, api, listen, name, certificate, hasBrotli, now } = options;
  const files = new Map<string, string | Uint8Array>();
  const registry = publicRegistry(document);
  const { index } = registry;
  const add = (path: string, twins: ReadonlyMap<string, Uint8Array>) => {
    for (const [ending, bytes] of twins) files.set(`${path}${ending}`, bytes);
  };
  add(`registry-${registry.id}.json`, registry.twins);
  add(`index-${index.id}.json`, index.twins);
  for (const [address, { twins }] of registry.apps) add(address.slice(1), twins);
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => `${type.split(';')[0]} ${ending.slice(1)};`,
  );
  const active = (app: Pointed) => activeClosings(app.killed ?? [], now);
  const ordered = [...apps].sort(
    (a, b) => Number(a.prefixes.includes('/')) - Number(b.prefixes.includes('/')),
  );
  const server = [
    ...listen.map((each) => `listen ${each};`),
    ...(name === undefined ? [] : [`server_name ${quote(name)};`]),
    ...(certificate
      ? [
          ...[
            `ssl_certificate ${quote(certificate.cert)};`,
            `ssl_certificate_key ${quote(certificate.key)};`,
          ],
          ...tls,
        ]
      : []),
    'server_tokens off;',
    // No address is made of what a request says its host is.
    'absolute_redirect off; port_in_redirect off; server_name_in_redirect off;',
    // What nginx would make of time and length is the same for two releases of one length.
    'etag off; if_modified_since off;',
    'charset utf-8;',
    'charset_types text/css text/javascript application/json text/plain;',
    'gzip_static on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'gzip_vary on;',
    moving('/registry.json', `registry-${registry.id}.json`, { extras, tag: registry.id, kept: never }),
    moving(indexAddress, `index-${index.id}.json`, { extras, tag: index.id, kept: whileRevalidated }),
    `location ^~ ${registryFolder} { root ${quote(extras)}; try_files $uri @missing; ${header('cache-control', forever)} ${common.join(' ')} }`,
    assetLocation(sharedFolder, options),
    deltaLocation('js', options),
    deltaLocation('css', options),
    `location @missing { internal; default_type text/plain; ${header('cache-control', 'no-store')} ${common.join(' ')} return 404 "No such file."; }`,
    `location ^~ /_closed/ { internal; alias ${quote(`${extras}/`)}; ${header('cache-control', 'no-store')} ${header('content-security-policy', killPolicy)} ${common.join(' ')} }`,
    // Else nginx would send a browser from here to the address with a slash.
    'location = /wApi { return 404; }',
    `location ^~ /wApi/ { ${apiLocation(api, name)} }`,
    ...ordered.flatMap((app) => locations(app, active(app), files, options)),
  ];
  const config = [
    `# Written by "pnpm nginx" for revision ${revision} of the registry: changes here are lost.`,
    `types { ${types.join(' ')} }`,
    'default_type application/octet-stream;',
    // A policy is longer than nginx expects of a value.
    'map_hash_bucket_size 2048;',
    'map_hash_max_size 16384;',
    'variables_hash_max_size 4096;',
    strictMap,
    ...bucketMaps(),
    ...assetMaps(apps.flatMap((app) => currentOf(app).map((each) => releaseOf(app.id, each)))),
    ...apps.flatMap((app) => appMaps(app, releaseOf)),
    'server {',
    ...server.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
  return { config, extras: files };
}
