import { v } from '../schema/index.ts';
import { screenFlags } from './Manifest.ts';

const filled = v.pipe(v.string(), v.regex(/\S/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const path = v.pipe(v.string(), v.regex(/^\//));
const instant = v.pipe(v.string(), v.regex(/\+09:00$/));
const isTrue = v.optional(v.literal(true));

const titleSchema = v.object({ ko: filled, en: filled });
const flagsSchema = v.object(
  Object.fromEntries(screenFlags.map((flag) => [flag, isTrue])) as Record<
    (typeof screenFlags)[number],
    typeof isTrue
  >,
);

/** One capability of a manifest, from outside. */
export const capabilitySchema = v.object({ required: isTrue, reason: titleSchema });

/** The first host versions of a manifest, from outside. */
export const minHostSchema = v.object({ I: version, G: version });

const screenSchema = v.object({
  path,
  title: titleSchema,
  flags: v.optional(flagsSchema),
  aliasOf: v.optional(v.string()),
  assumed: isTrue,
  redirect: v.optional(path),
  window: v.optional(v.object({ from: instant, until: instant, otherwise: path })),
  flow: v.optional(filled),
  back: v.optional(v.string()),
  asks: v.optional(v.array(path)),
  memberAsks: v.optional(v.array(path)),
});

/**
 * A manifest as it is exchanged: what a registry, a reviewer or another tool can rely on. `kit/api/manifest.schema.json`
 * is made from it. `defineManifest` asks for more than a shape can say: that screens, parents and prefixes agree.
 */
export const manifestSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/)),
  name: titleSchema,
  prefixes: v.array(v.pipe(v.string(), v.regex(/^\/[\w-]*$/))),
  home: v.string(),
  doors: v.optional(v.array(v.string())),
  area: v.optional(v.picklist(['point', 'gpayment', 'fpayment'])),
  bridge: v.array(v.string()),
  nativeScreens: v.optional(v.array(filled)),
  owners: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/)))),
  capabilities: v.optional(v.record(v.string(), capabilitySchema)),
  minHost: v.optional(minHostSchema),
  screens: v.record(v.string(), screenSchema),
});
