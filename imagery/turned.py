"""Solids of revolution."""
import math

import bmesh

from geometry import PI, mesh_object


def lathe(name, profile, material=None, steps=96, at=(0, 0), degrees=38):
    """A solid of revolution about the vertical through `at`: (radius, z) pairs from the bottom to the top, closed."""
    def build(data):
        loops = [[data.verts.new((at[0] + r * math.cos(a), at[1] + r * math.sin(a), z))
                  for a in [2 * PI * i / steps for i in range(steps)]] for r, z in profile]
        for a, b in zip(loops, loops[1:]):
            for i in range(steps):
                j = (i + 1) % steps
                data.faces.new((a[i], a[j], b[j], b[i]))
        data.faces.new(list(reversed(loops[0])))
        data.faces.new(loops[-1])
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
    return mesh_object(name, build, material, degrees)


def dished(x, y, radius, top, material):
    """A button whose face is hollowed by two tenths of a millimeter, so that a finger finds it."""
    profile = [(radius, top - 0.06), (radius, top - 0.022), (radius - 0.006, top - 0.008), (radius - 0.022, top)]
    profile += [(radius * (0.94 - 0.92 * i / 14), top - 0.020 * (1 - (0.94 - 0.92 * i / 14) ** 2) ** 1.2)
                for i in range(15)]
    return lathe("button", profile, material, at=(x, y))
