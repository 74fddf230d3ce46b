import { type Nearby, NearbyTerms, Part, useLoad } from '@wallet/kit/app';
import { Button, EmptyState, IconTile, List, ListItem, Note, SearchField, Sheet } from '@wallet/kit/ui';
import { useDeferredValue, useState } from 'react';
import { findPlaces } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Start } from '../model/ground.ts';

interface PlaceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (place: Start) => void;
  /** of a member: who is not signed in types the start */
  nearby: Nearby | null;
}

/** Where the way begins: typed, or where the phone is. */
export function PlaceSheet({ isOpen, onClose, onChoose, nearby }: PlaceSheetProps) {
  const t = messages.use().plan;
  const [typed, setTyped] = useState('');
  const places = useLoad(findPlaces, useDeferredValue(isOpen ? typed.trim() : null));
  return (
    <>
      <Sheet isOpen={isOpen && !nearby?.term} onClose={onClose} title={t.start}>
        <SearchField
          field="place"
          label={t.search}
          placeholder={t.search}
          value={typed}
          onChange={setTyped}
        />
        {nearby && (
          <Button
            variant="secondary"
            full
            icon="place"
            action="here"
            isBusy={nearby.isBusy}
            onClick={nearby.locate}
          >
            {t.here}
          </Button>
        )}
        <Note>{t.without}</Note>
        <Part of={places}>
          {(found) =>
            found?.length === 0 ? (
              <EmptyState title={t.noPlace} picture={null} description={t.noPlaceHint} />
            ) : (
              <List label={t.start}>
                {(found ?? []).map((place) => (
                  <ListItem
                    key={place.address}
                    action="choosePlace"
                    leading={<IconTile picture="place" size="small" />}
                    title={place.address}
                    onClick={() => onChoose(place)}
                  />
                ))}
              </List>
            )
          }
        </Part>
      </Sheet>
      {nearby && <NearbyTerms nearby={nearby} />}
    </>
  );
}
