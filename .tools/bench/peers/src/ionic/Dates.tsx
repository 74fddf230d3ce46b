import {
  IonAlert,
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonDatetime,
  IonHeader,
  IonInput,
  IonItem,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';
import { words } from '../domain/words.ts';

export function Dates() {
  const [isAsking, setAsking] = useState(false);
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref={import.meta.env.BASE_URL} />
          </IonButtons>
          <IonTitle>{words.dates}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonDatetime presentation="date" multiple />
        <IonItem>
          <IonInput label={words.guests} type="number" min={1} max={10} value={2} />
        </IonItem>
        <IonButton expand="block" onClick={() => setAsking(true)}>
          {words.book}
        </IonButton>
        <IonAlert
          isOpen={isAsking}
          header={words.sure}
          buttons={[words.no, words.yes]}
          onDidDismiss={() => setAsking(false)}
        />
      </IonContent>
    </IonPage>
  );
}
