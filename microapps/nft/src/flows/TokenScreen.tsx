import { Gone, type Load, Screen, useLoad, useQuery, useResume } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readTokens } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Token } from '../model/token.ts';

type Held = Awaited<ReturnType<typeof readTokens>>;

/** Nobody without a wallet sees what stands in one. */
export function useNoWallet(): Readonly<Record<string, ReactNode>> {
  const { gone } = messages.use();
  return { NFT_NO_WALLET: <Gone picture="nft" to="FNF10000" {...gone.wallet} /> };
}

interface TokensScreenProps {
  children: (held: Held, load: Load<Held>) => ReactNode;
  /** a step of a flow: on the plain page */
  isFlow?: boolean;
}

/** A screen about all tokens. */
export function TokensScreen({ children, isFlow = false }: TokensScreenProps) {
  const load = useLoad((signal) => readTokens(undefined, { signal }), []);
  const instead = useNoWallet();
  useResume(load.reload);
  return (
    <Screen of={load} ground={!isFlow} instead={instead}>
      {(held) => children(held, load)}
    </Screen>
  );
}

interface TokenScreenProps {
  children: (token: Token, reload: () => void) => ReactNode;
  isFlow?: boolean;
}

/** A screen about the token in its address. */
export function TokenScreen({ children, isFlow = false }: TokenScreenProps) {
  const { gone } = messages.use();
  const id = useQuery().get('tknId');
  return (
    <TokensScreen isFlow={isFlow}>
      {({ tokens }, { reload }) => {
        const token = tokens.find((one) => one.id === id);
        return token ? children(token, reload) : <Gone to="FNF20000" {...gone.token} />;
      }}
    </TokensScreen>
  );
}
