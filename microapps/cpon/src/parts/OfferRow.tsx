import { IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Offer } from '../model/coupon.ts';
import { pictureOf, useWorth } from './CouponRow.tsx';

/** A coupon that whoever wants it takes. */
export function OfferRow({ offer, onOpen }: { offer: Offer; onOpen: () => void }) {
  const t = messages.use();
  const worth = useWorth();
  return (
    <ListItem
      action="openOffer"
      leading={<IconTile picture={pictureOf[offer.kind]} />}
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
