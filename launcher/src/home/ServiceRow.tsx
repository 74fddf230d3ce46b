import { useAction, useWallet } from '@wallet/kit/app';
import { Badge, ListItem, VisuallyHidden } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { OpenCard } from '../model/cards.ts';
import { cardName } from './cardName.ts';

/** A service in a list: opens in a WebView of its own, as its card on home does. */
export function ServiceRow({ card }: { card: OpenCard }) {
  const t = messages.use().cards;
  const { navigate } = useWallet();
  const open = useAction(() => navigate.open(card.page.path));
  return (
    <ListItem
      title={cardName(card)}
      action={`service-${card.id}`}
      onClick={() => void open.run()}
      badge={
        card.isNew && (
          <Badge tone="accent">
            <span aria-hidden="true">{t.newMark}</span>
            <VisuallyHidden>{t.isNew}</VisuallyHidden>
          </Badge>
        )
      }
    />
  );
}
