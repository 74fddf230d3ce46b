import {
  Button,
  Div,
  Group,
  ModalPage,
  ModalPageHeader,
  ModalRoot,
  Panel,
  PanelHeader,
  PanelHeaderBack,
  SimpleCell,
} from '@vkontakte/vkui';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useForest } from '../domain/useForests.ts';
import { factsOf, words } from '../domain/words.ts';

export function Detail() {
  const { id = '' } = useParams();
  const forest = useForest(id);
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<string | null>(null);
  return (
    <Panel>
      <PanelHeader before={<PanelHeaderBack onClick={() => history.back()} />}>
        {forest?.forestNm ?? words.detail}
      </PanelHeader>
      {forest && (
        <Group>
          <Div>{forest.intrcCtnt}</Div>
          <SimpleCell indicator={forest.addrCtnt}>{words.address}</SimpleCell>
          <SimpleCell indicator={forest.telNo}>{words.phone}</SimpleCell>
          <SimpleCell indicator={factsOf(forest)}>{words.facilities}</SimpleCell>
          <Div>
            <Button size="l" stretched onClick={() => setSheet('rooms')}>
              {words.choose}
            </Button>
          </Div>
          <ModalRoot activeModal={sheet} onClose={() => setSheet(null)}>
            <ModalPage id="rooms" header={<ModalPageHeader>{words.rooms}</ModalPageHeader>}>
              {forest.roomList.map((room) => (
                <SimpleCell
                  key={room.roomId}
                  subtitle={words.people(room.stdPrsnCnt, room.maxPrsnCnt)}
                  indicator={words.from(room.wkdyAmt)}
                  onClick={() => navigate(`/dates/${room.roomId}`)}
                >
                  {room.roomNm}
                </SimpleCell>
              ))}
            </ModalPage>
          </ModalRoot>
        </Group>
      )}
    </Panel>
  );
}
