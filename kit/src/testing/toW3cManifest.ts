import type { MinHost, RegistryApp } from '../manifest/index.ts';
import { type Infer, v } from '../schema/index.ts';

const code = v.pipe(v.number(), v.integer(), v.minValue(0));
const filled = v.pipe(v.string(), v.minLength(1));

/** What W3C asks of the manifest of a MiniApp (working draft of May 2023): its required members and those we fill. */
export const w3cManifestSchema = v.object({
  app_id: filled,
  name: filled,
  short_name: v.optional(filled),
  lang: v.optional(filled),
  dir: v.optional(v.picklist(['ltr', 'rtl', 'auto'])),
  icons: v.array(v.object({ src: filled, sizes: v.optional(filled), type: v.optional(filled) })),
  version: v.object({ code, name: filled }),
  platform_version: v.object({ min_code: code, target_code: v.optional(code) }),
  pages: v.pipe(v.array(filled), v.minLength(1)),
  req_permissions: v.optional(v.array(v.object({ name: filled, reason: v.optional(filled) }))),
});

/** The manifest of a MiniApp in W3C's words. */
export type W3cManifest = Infer<typeof w3cManifestSchema>;

interface W3cOptions {
  locale: 'ko' | 'en';
  /** the line of the phone app; W3C knows one number, and the two lines count apart */
  line: keyof MinHost;
  /** `home` of the manifest: its page comes first */
  home: string;
  /** the wallet draws its cards itself, so there are none of an app's own unless they are given */
  icons?: W3cManifest['icons'];
}

/** `6.2.26` is 60226: a number that grows with the version, each segment below 100. */
function codeOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('-')[0]?.split('.').map(Number) ?? [];
  return major * 10_000 + minor * 100 + patch;
}

/**
 * An app of the registry as W3C's manifest of a MiniApp; which of our keys becomes which of theirs, and what has no
 * place there, is in kit/decisions/0009.
 */
export function toW3cManifest(app: RegistryApp & { name?: string }, options: W3cOptions): W3cManifest {
  const { locale, line, home, icons = [] } = options;
  const first = app.screens.find((screen) => screen.code === home);
  const others = app.screens.filter((screen) => screen.aliasOf === undefined && screen !== first);
  const asked = app.bridge?.map((name) => {
    const reason = app.capabilities?.[name]?.reason[locale];
    return reason === undefined ? { name } : { name, reason };
  });
  return {
    app_id: app.id,
    name: app.name ?? first?.title[locale] ?? app.id,
    lang: locale,
    dir: 'ltr',
    icons,
    version: { code: codeOf(app.version), name: app.version },
    platform_version: { min_code: codeOf(app.minHost?.[line] ?? '0.0.0') },
    pages: [first, ...others].flatMap((screen) => (screen ? [screen.path.slice(1)] : [])),
    ...(asked ? { req_permissions: asked } : {}),
  };
}
