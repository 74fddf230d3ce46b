import { useAction, useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { OpenCard } from '../model/cards.ts';
import { pictureOfCard } from '../model/pictures.ts';
import { cardName } from './cardName.ts';

interface ServiceRowProps {
  card: OpenCard;
  /** its name, with what was typed marked in it */
  title?: ReactNode;
  /** how things stand there */
  state?: string | undefined;
  onOpen?: () => void;
}

/** A service in a list: opens in a WebView of its own, as its card on home does. */
export function ServiceRow({ card, title, state, onOpen }: ServiceRowProps) {
  const t = messages.use().cards;
  const { navigate } = useWallet();
  const open = useAction(() => {
    onOpen?.();
    return navigate.open(card.page.path);
  });
  return (
    <ListItem
      title={title ?? cardName(card)}
      description={state}
      leading={<IconTile picture={pictureOfCard(card.id)} name={cardName(card)} />}
      action={`service-${card.id}`}
      onClick={() => void open.run()}
      badge={card.isNew && <Badge tone="accent">{t.isNew}</Badge>}
    />
  );
}
