import { Cover, List, MediaCard, Note } from '@wallet/kit/ui';
import { pictureOf } from '../model/pictureOf.ts';
import type { Token } from '../model/token.ts';
import { TokenBadge } from './TokenBadges.tsx';

interface TokenGridProps {
  label: string;
  tokens: readonly Token[];
  onOpen: (token: Token) => void;
}

/** Tokens by their pictures. */
export function TokenGrid({ label, tokens, onOpen }: TokenGridProps) {
  return (
    <List label={label}>
      {tokens.map((token) => (
        <MediaCard
          key={token.id}
          look="row"
          action="openToken"
          title={token.name}
          badge={<TokenBadge token={token} />}
          cover={<Cover of={token.name} src={pictureOf(token.imageUrl)} />}
          onClick={() => onOpen(token)}
        >
          <Note>{token.event}</Note>
        </MediaCard>
      ))}
    </List>
  );
}
