export { LicencesScreen as default } from '@/features/about/licences-screen';
