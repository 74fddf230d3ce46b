import { DevPage } from '../flows/DevPage.tsx';

export const FGM64000 = () => <DevPage code="FGM64000" />;
