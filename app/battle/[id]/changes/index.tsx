export { ChangesScreen as default } from '@/features/togo/changes/changes-screen';
