import { type Load, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { readNations } from '../api/nationCalls.ts';
import { kftcNation, type Nation } from '../model/nation.ts';

interface NationChoice {
  load: Load<readonly Nation[]>;
  /** the chosen one, else the first */
  nation: Nation | undefined;
  choose: (code: string) => void;
}

/**
 * The nation that an address chooses by `natCd`. That of the domestic clearing network has a page of its own (A15):
 * choosing it, or another one there, changes over.
 *
 * @param code the page without its variant
 */
export function useNation(code: 'FGP10100' | 'FGP95000', isKftc: boolean): NationChoice {
  const { navigate } = useWallet();
  const asked = useQuery().get('natCd');
  const load = useLoad(
    async (signal) => (await readNations(isKftc ? kftcNation : undefined, { signal })) as readonly Nation[],
    [isKftc],
  );
  const nations = load.data ?? [];
  return {
    load,
    nation: nations.find((nation) => nation.code === asked) ?? nations[0],
    choose: (natCd) => navigate.replace(natCd === kftcNation ? `${code}Kftc` : code, { query: { natCd } }),
  };
}
