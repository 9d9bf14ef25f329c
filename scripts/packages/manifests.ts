// What other package managers read: each names the file that npm packed, by its address and checksum.

import { FACTS } from './facts.ts';

export type Release = {
  /** Where the release's files lie, without a slash at the end. */
  readonly url: string;
  /** The name of the file that npm packed, and its SHA-256 in hexadecimal. */
  readonly file: string;
  readonly sha256: string;
  /** The same for the archive for Windows, with its Node left out. */
  readonly zip: string;
  readonly zipSha256: string;
};

type Manifest = { readonly path: string; readonly text: string };

export function manifests(release: Release): readonly Manifest[] {
  return [
    { path: 'homebrew/beck.rb', text: formula(release) },
    { path: 'aur/PKGBUILD', text: pkgbuild(release) },
    { path: 'nix/flake.nix', text: flake(release) },
    { path: 'scoop/beck.json', text: scoop(release) },
    ...winget(release),
  ];
}

const { version, summary, license, npmName } = FACTS;
const description = FACTS.description;

/** Homebrew's own way for programs of npm; `lay-out.sh` puts what npm installed where beck looks for it. */
const formula = ({ url, file, sha256 }: Release): string => `class Beck < Formula
  desc "${description}"
  homepage "${url}"
  url "${url}/${file}"
  sha256 "${sha256}"
  license "${license}"

  depends_on "node"

  def install
    system "npm", "install", *std_npm_args(prefix: buildpath/"npm")
    package = buildpath/"npm/lib/node_modules/${npmName}"
    system "sh", package/"scripts/packages/lay-out.sh", "", prefix, Formula["node"].opt_bin/"node"
  end

  def caveats
    "Add beck to your shells: beck install"
  end

  test do
    assert_equal "df -h", shell_output("#{bin}/beck ask --print 'how much disk space is free'").chomp
  end
end
`;

const pkgbuild = ({ url, file, sha256 }: Release): string => `# Maintainer: ${FACTS.maintainer}
pkgname=${npmName}
pkgver=${version}
pkgrel=1
pkgdesc='${description}'
arch=('x86_64' 'aarch64')
url='${url}'
license=('${license}')
depends=('nodejs>=22.21')
makedepends=('npm')
optdepends=('zsh' 'fish' 'tmux')
provides=('beck')
options=('!strip')
source=('${url}/${file}')
noextract=('${file}')
sha256sums=('${sha256}')

package() {
  npm install -g --prefix "$srcdir/npm" --cache "$srcdir/cache" "$srcdir/${file}"
  sh "$srcdir/npm/lib/node_modules/${npmName}/scripts/packages/lay-out.sh" "$pkgdir" /usr /usr/bin/node
  install -Dm644 "$srcdir/npm/lib/node_modules/${npmName}/LICENSE" "$pkgdir/usr/share/licenses/$pkgname/LICENSE"
}
`;

/** Its builds have no network, so beck's native module stays out and \`script\` captures output. */
const flake = ({ url, file, sha256 }: Release): string => `{
  description = "${description}";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      forAll = nixpkgs.lib.genAttrs systems;
    in {
      packages = forAll (system:
        let pkgs = nixpkgs.legacyPackages.\${system};
        in rec {
          beck = pkgs.stdenvNoCC.mkDerivation {
            pname = "beck";
            version = "${version}";
            src = pkgs.fetchurl {
              url = "${url}/${file}";
              sha256 = "${sha256}";
            };
            dontBuild = true;
            installPhase = ''
              runHook preInstall
              sh scripts/packages/lay-out.sh "" "$out" \${pkgs.nodejs}/bin/node
              runHook postInstall
            '';
            meta = {
              description = "${summary}";
              license = pkgs.lib.licenses.mit;
              mainProgram = "beck";
            };
          };
          default = beck;
        });
    };
}
`;

const scoop = ({ url, zip, zipSha256 }: Release): string =>
  `${JSON.stringify(
    {
      version,
      description,
      homepage: url,
      license,
      depends: 'nodejs',
      url: `${url}/${zip}`,
      hash: zipSha256,
      bin: 'beck.cmd',
      notes: 'Add beck to PowerShell: beck init powershell prints the line for your profile.',
    },
    null,
    4,
  )}\n`;

const WINGET_VERSION = '1.10.0';
const WINGET_ID = 'Beck.Beck';

function winget({ url, zip, zipSha256 }: Release): readonly Manifest[] {
  const file = (kind: string, name: string, lines: readonly string[]): Manifest => ({
    path: `winget/${WINGET_ID}${name}.yaml`,
    text: [
      `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${kind}.${WINGET_VERSION}.schema.json`,
      `PackageIdentifier: ${WINGET_ID}`,
      `PackageVersion: ${version}`,
      ...lines,
      `ManifestType: ${kind}`,
      `ManifestVersion: ${WINGET_VERSION}`,
      '',
    ].join('\n'),
  });
  return [
    file('version', '', ['DefaultLocale: en-US']),
    file('installer', '.installer', [
      'InstallerType: zip',
      'NestedInstallerType: portable',
      'NestedInstallerFiles:',
      '- RelativeFilePath: beck.cmd',
      '  PortableCommandAlias: beck',
      'Dependencies:',
      '  PackageDependencies:',
      '  - PackageIdentifier: OpenJS.NodeJS.LTS',
      'Installers:',
      '- Architecture: neutral',
      `  InstallerUrl: ${url}/${zip}`,
      `  InstallerSha256: ${zipSha256.toUpperCase()}`,
    ]),
    file('defaultLocale', '.locale.en-US', [
      'PackageLocale: en-US',
      'Publisher: The beck contributors',
      'PackageName: beck',
      'Moniker: beck',
      `License: ${license}`,
      `ShortDescription: ${description}`,
    ]),
  ];
}
