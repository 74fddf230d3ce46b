import { useAction, useWallet } from '@wallet/kit/app';
import { ServiceCell, ServiceGrid } from '@wallet/kit/ui';
import type { Services } from '../flows/useServices.ts';
import type { Standing } from '../flows/useStanding.ts';
import { pictureOfCard } from '../model/pictures.ts';
import { noteFind } from '../state/recentFinds.ts';
import { cardName } from './cardName.ts';

interface PopularProps {
  services: Services['open'];
  states: Standing['services'];
  label: string;
  /** of the name of each tile's action */
  prefix: 'recent' | 'popular';
}

/** Services as tiles: what was found lately, what most customers want. */
export function Popular({ services, states, label, prefix }: PopularProps) {
  const { navigate } = useWallet();
  const open = useAction((id: string, path: string) => {
    noteFind(id);
    return navigate.open(path);
  });
  return (
    <ServiceGrid label={label}>
      {services.map((card) => (
        <ServiceCell
          key={card.id}
          picture={pictureOfCard(card.id)}
          name={cardName(card)}
          state={states[card.id]}
          action={`${prefix}-${card.id}`}
          onClick={() => void open.run(card.id, card.page.path)}
        />
      ))}
    </ServiceGrid>
  );
}
