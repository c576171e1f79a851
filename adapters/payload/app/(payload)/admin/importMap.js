import { RowLabel as RowLabel_fdb895e279c6247e0bb0c63d039cc5ec } from '../../../src/blocks/RowLabel.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/blocks/RowLabel.tsx#RowLabel": RowLabel_fdb895e279c6247e0bb0c63d039cc5ec,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
