import type { Bridge } from '../bridge/index.ts';
import type { GuardContext, GuardLookups, Verdict } from '../guards/index.ts';
import { type Manifest, pathOf, type ScreenEntry } from '../manifest/index.ts';
import type { Session } from '../session/index.ts';
import type { PageFacts } from './pageFacts.ts';

/** A domain's own last word on who may enter a screen (readings.md E11). */
export type ScreenGate = (context: GuardContext) => Promise<Verdict>;
export type Gates = Readonly<Record<string, ScreenGate>>;

interface Parts {
  manifest: Manifest;
  bridge: Bridge;
  session: Session;
  facts: PageFacts;
  gates: Gates;
  lookups: GuardLookups;
}

/** The flow whose stored step opens a screen (readings A92): the screen's own where it names one, else the app's. */
function stepFlow({ id }: Pick<Manifest, 'id'>, { flow }: Pick<ScreenEntry, 'flow'>): string {
  return flow === undefined ? id : `${id}.${flow}`;
}

/** Everything the guards look at for one address. */
export async function guardContextOf(
  { manifest, bridge, session, facts, gates, lookups }: Parts,
  { code, query, from }: { code: string; query: URLSearchParams; from?: string },
): Promise<GuardContext> {
  const entry = manifest.screens[code] as ScreenEntry;
  const person = session.person.value;
  const gate = gates[entry.aliasOf ?? code];
  return {
    screen: { ...entry, code },
    ...(manifest.area ? { area: manifest.area } : {}),
    appHome: pathOf(manifest, manifest.home),
    ...(from ? { from: { code: from } } : {}),
    query,
    isNative: bridge.isNative,
    hasHostHelper: true,
    config: { developerScreens: facts.developerScreens },
    person,
    loginCode: person?.loginCode ?? '',
    now: new Date(),
    hasPopupHost: true,
    hasStepParam: entry.flags?.stepParam
      ? (await session.readStepParam(stepFlow(manifest, entry))) !== undefined
      : false,
    lookups,
    ...(gate ? { gate } : {}),
  };
}
