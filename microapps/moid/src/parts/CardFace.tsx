import { formatDate } from '@wallet/kit/format';
import { CredentialCard } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Card, issuerOf, reasonOf } from '../model/card.ts';

/** A card before the wallet has seen its holder: whose word it is and how it stands, and a masked name. */
export function CardFace({ card, name, onOpen }: { card: Card; name: string; onOpen?: () => void }) {
  const t = messages.use();
  const reason = reasonOf(card.reason);
  return (
    <CredentialCard
      title={t.kinds[card.kind]}
      issuer={t.issuers[issuerOf[card.kind]]}
      name={name}
      state={card.state}
      {...(reason === 'none' ? {} : { stateText: t.badges[reason] })}
      facts={[{ label: t.card.until, value: formatDate(card.validUntil) }]}
      open={t.card.show}
      {...(onOpen ? { onOpen } : {})}
    />
  );
}
