export { ChangesScreen as default } from '@/features/battle/changes/changes-screen';
