import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonModal,
  IonNote,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useForest } from '../domain/useForests.ts';
import { factsOf, words } from '../domain/words.ts';

const base = import.meta.env.BASE_URL;

export function Detail() {
  const { id = '' } = useParams();
  const forest = useForest(id);
  const [isOpen, setOpen] = useState(false);
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref={base} />
          </IonButtons>
          <IonTitle>{forest?.forestNm ?? words.detail}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        {forest && (
          <>
            <p>{forest.intrcCtnt}</p>
            <IonList>
              <IonItem>
                <IonLabel>{words.address}</IonLabel>
                <IonNote>{forest.addrCtnt}</IonNote>
              </IonItem>
              <IonItem>
                <IonLabel>{words.phone}</IonLabel>
                <IonNote>{forest.telNo}</IonNote>
              </IonItem>
              <IonItem>
                <IonLabel>{words.facilities}</IonLabel>
                <IonNote>{factsOf(forest)}</IonNote>
              </IonItem>
            </IonList>
            <IonButton expand="block" onClick={() => setOpen(true)}>
              {words.choose}
            </IonButton>
            <IonModal
              isOpen={isOpen}
              breakpoints={[0, 0.6, 1]}
              initialBreakpoint={0.6}
              onDidDismiss={() => setOpen(false)}
            >
              <IonList>
                {forest.roomList.map((room) => (
                  <IonItem key={room.roomId} button routerLink={`${base}dates/${room.roomId}`}>
                    <IonLabel>
                      <h3>{room.roomNm}</h3>
                      <p>{words.people(room.stdPrsnCnt, room.maxPrsnCnt)}</p>
                      <p>{words.from(room.wkdyAmt)}</p>
                    </IonLabel>
                  </IonItem>
                ))}
              </IonList>
            </IonModal>
          </>
        )}
      </IonContent>
    </IonPage>
  );
}
