import { useWallet } from '@wallet/kit/app';
import { IconTile, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Offer } from '../model/coupon.ts';
import { pictureOf, useWorth } from './CouponRow.tsx';

/** A coupon that whoever wants it takes. */
function OfferRow({ offer, onOpen }: { offer: Offer; onOpen: () => void }) {
  const t = messages.use();
  const worth = useWorth();
  return (
    <ListItem
      action="openOffer"
      leading={<IconTile picture={pictureOf(offer)} />}
      title={offer.name}
      description={`${offer.brand} · ${t.offer.until({ date: offer.until })}`}
      trailing={worth({
        ...offer,
        balance: offer.face,
        benefit: offer.kind === 'finance' ? bankOf(offer) : null,
      })}
      onClick={onOpen}
    />
  );
}

export const bankOf = (offer: Offer) => ({ ...offer, canExtend: false, extensionsLeft: 0 });

/** Offers, each of which leads to its conditions. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <List label={t.offer.title}>
      {offers.map((one) => (
        <OfferRow
          key={one.id}
          offer={one}
          onOpen={() => navigate.push('FCP24100', { query: { offerId: one.id } })}
        />
      ))}
    </List>
  );
}
