import { useAction, useWallet } from '@wallet/kit/app';
import { Button, IconTile, List, ListItem, Sheet } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { OpenCard } from '../model/cards.ts';
import { pictureOfCard } from '../model/pictures.ts';
import { cardName } from './cardName.ts';

interface CardMenuProps {
  cards: readonly OpenCard[];
  onSettings: () => void;
  onClose: () => void;
}

/** What the header's card-menu button opens for customers of the card company (group KC0, 1-shell s2.5). */
export function CardMenu({ cards, onSettings, onClose }: CardMenuProps) {
  const t = messages.use().cardMenu;
  const { navigate } = useWallet();
  const open = useAction(async (path: string) => {
    onClose();
    await navigate.open(path);
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t.title}
      footer={
        <Button variant="secondary" full action="cardSettings" onClick={onSettings}>
          {t.settings}
        </Button>
      }
    >
      <List label={t.title}>
        {cards.map((card) => (
          <ListItem
            key={card.id}
            leading={<IconTile picture={pictureOfCard(card.id)} size="small" name={cardName(card)} />}
            title={cardName(card)}
            onClick={() => void open.run(card.page.path)}
          />
        ))}
      </List>
    </Sheet>
  );
}
