import { formatDate } from '@wallet/kit/format';
import { CredentialCard } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Card, issuerOf, pictureOf, reasonOf } from '../model/card.ts';

interface CardFaceProps {
  card: Card;
  name: string;
  /** without it the card is only seen */
  onOpen?: () => void;
}

/** A card before the wallet has seen its holder: whose word it is and how it stands, and a masked name. */
export function CardFace({ card, name, onOpen }: CardFaceProps) {
  const t = messages.use();
  const reason = reasonOf(card.reason);
  return (
    <CredentialCard
      title={t.kinds[card.kind]}
      issuer={t.issuers[issuerOf[card.kind]]}
      name={name}
      state={card.state}
      {...(reason === 'none' ? {} : { stateText: t.badges[reason] })}
      picture={pictureOf[card.kind]}
      facts={[{ label: t.card.until, value: formatDate(card.validUntil) }]}
      open={t.card.show}
      {...(onOpen ? { onOpen, isMain: true } : { isStill: true })}
    />
  );
}
