import { Cover, List, MediaCard, Note } from '@wallet/kit/ui';
import { useState } from 'react';
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
  const [failed, setFailed] = useState<readonly string[]>([]);
  return (
    <div
      onErrorCapture={({ target }) => {
        if (target instanceof HTMLImageElement) {
          const { src } = target;
          setFailed((before) => [...before, new URL(src).pathname]);
        }
      }}
    >
      <List label={label}>
        {tokens.map((token) => (
          <MediaCard
            key={token.id}
            look="row"
            action="openToken"
            title={token.name}
            badge={<TokenBadge token={token} />}
            imageUrl={failed.includes(token.imageUrl) ? undefined : pictureOf(token.imageUrl)}
            // Its picture is missing: a face of its name stands for it.
            cover={<Cover of={token.name} />}
            onClick={() => onOpen(token)}
          >
            <Note>{token.event}</Note>
          </MediaCard>
        ))}
      </List>
    </div>
  );
}
