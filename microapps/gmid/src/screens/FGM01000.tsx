import { DevPage } from '../flows/DevPage.tsx';

export const FGM01000 = () => <DevPage code="FGM01000" />;
